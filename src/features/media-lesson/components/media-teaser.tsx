'use client';
import Image from 'next/image';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { ProgressBar } from '~/components/ui/progress-bar';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { ListedVideo } from '../listed-video';
import { MediaMeta } from './media-meta';

interface Props {
  lesson: ListedVideo;
  /** Percentage played; undefined when it was not begun. */
  percent?: number;
  /** Level of the heading. */
  as?: 'h2' | 'h3';
}

/** A video course in a list: poster, metadata, title, summary, progress. The title's link covers the whole. */
export function MediaTeaser({ lesson, percent, as: Heading = 'h2' }: Props) {
  const t = useScopedI18n('media.standing');
  const language = useLanguage();
  const text =
    percent === undefined ? t('new') : percent >= 95 ? t('done') : t('percent', { percent });
  return (
    <article className="group relative flex h-full flex-col gap-4">
      {lesson.poster && (
        <Image
          src={lesson.poster}
          alt=""
          width={1280}
          height={720}
          unoptimized
          className="aspect-video w-full"
        />
      )}
      <div className="flex grow flex-col gap-2">
        <MediaMeta lesson={lesson} />
        <Heading className="text-xl">
          <Link
            href={localePath(language, route('course-video-id', { id: lesson.slug }))}
            className="teaser-link"
          >
            <Phrases>{lesson.title[language]}</Phrases>
          </Link>
        </Heading>
        <p className="max-w-text text-sm text-soft">
          <Phrases>{lesson.summary[language]}</Phrases>
        </p>
        <div className="mt-auto grid gap-1.5">
          <ProgressBar value={(percent ?? 0) / 100} label={text} valueText={text} />
          <p aria-hidden="true" className="figures text-sm text-soft">
            {text}
          </p>
        </div>
      </div>
    </article>
  );
}
