import type { ReactNode } from 'react';
import { Cover } from '~/components/ui/cover';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { localePath } from '~/i18n/paths';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import type { ListedVoiceLesson } from '../listed-media';
import { MediaMeta, type MediaMetaProps } from './media-meta';

interface Props {
  lesson: ListedVoiceLesson;
  language: Language;
  words: MediaMetaProps['words'];
  /** The played part of it. */
  progress: ReactNode;
  /** Whether it is the first of its list, whose cover is on the first screen. */
  first?: boolean;
}

/** A voice lesson in the catalogue, with its cover. */
export function VoiceCard({ lesson, language, words, progress, first }: Props) {
  return (
    <article className="group card">
      <Cover src={lesson.cover} first={first} />
      <div>
        <MediaMeta lesson={lesson} words={words} />
        <h2 className="text-xl">
          <Link
            href={localePath(language, route('course-voice-id', { id: lesson.slug }))}
            staticHtml={lesson.access === 'FREE'}
            className="teaser-link"
          >
            <Phrases>{lesson.title}</Phrases>
          </Link>
        </h2>
        <p className="teaser-text">
          <Phrases>{lesson.summary}</Phrases>
        </p>
        {progress}
      </div>
    </article>
  );
}
