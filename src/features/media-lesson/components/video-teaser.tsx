import { Cover } from '~/components/ui/cover';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import { formatDuration } from '~/lib/format-duration';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import type { MediaSummary } from '~/schemas/media-lesson';
import { getVideoCover } from '../media-cover';

interface Props {
  lesson: MediaSummary;
  language: Language;
}

/** A video course on the home page: cover, title, length. */
export async function VideoTeaser({ lesson, language }: Props) {
  const t = await getI18n();
  return (
    <article className="group relative grid gap-4">
      <Cover src={getVideoCover(lesson)} className="aspect-video" />
      <div className="grid gap-1">
        <p className="figures flex flex-wrap gap-x-3 text-sm text-soft">
          <span>{t(`media.category.${lesson.category}`)}</span>
          <span>{formatDuration(Math.floor(lesson.durationMs / 1000))}</span>
          {lesson.access === 'FREE' && (
            <span className="font-semibold text-ink">{t('course.access.FREE')}</span>
          )}
        </p>
        <h3 className="text-lg md:text-xl">
          <Link
            href={localePath(language, route('course-video-id', { id: lesson.slug }))}
            staticHtml={lesson.access === 'FREE'}
            className="teaser-link"
          >
            <Phrases>{lesson.title[language]}</Phrases>
          </Link>
        </h3>
      </div>
    </article>
  );
}
