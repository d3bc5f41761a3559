'use client';
import { Cover } from '~/components/ui/cover';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { ProgressLabel } from '~/components/ui/progress-label';
import { COMPLETE_PERCENT } from '~/domain/media-kinds';
import { useI18n, useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { ListedVideo } from '../listed-media';
import { toMediaWords } from '../media-words';
import { toPlayedPart } from '../played-part';
import { MediaMeta } from './media-meta';

interface Props {
  lesson: ListedVideo;
  /** Percentage played; undefined when it was not begun. */
  percent?: number;
  /** Whether it is the first of its list, whose cover is on the first screen. */
  first?: boolean;
}

/** A video course in a list: cover, metadata, title, summary, progress. The title's link covers the whole
 *  teaser. */
export function MediaTeaser({ lesson, percent, first }: Props) {
  const all = useI18n();
  const t = useScopedI18n('media.standing');
  const language = useLanguage();
  const text =
    percent === undefined
      ? t('new')
      : percent >= COMPLETE_PERCENT
        ? t('done')
        : t('percent', { percent });
  return (
    <article className="group card">
      <Cover src={lesson.cover} first={first} className="aspect-video" />
      <div>
        <MediaMeta lesson={lesson} words={toMediaWords(all, lesson)} />
        <h2 className="text-xl">
          <Link
            href={localePath(language, route('course-video-id', { id: lesson.slug }))}
            staticHtml={lesson.access === 'FREE'}
            className="teaser-link"
          >
            <Phrases>{lesson.title}</Phrases>
          </Link>
        </h2>
        <p className="teaser-text">
          <Phrases>{lesson.summary}</Phrases>
        </p>
        <ProgressLabel value={toPlayedPart(percent ?? 0)} text={text} />
      </div>
    </article>
  );
}
