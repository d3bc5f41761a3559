import { VOICE_CATEGORIES } from '~/domain/media-kinds';
import type { Language } from '~/lib/language';
import type { ListFile } from '~/lib/list-file';
import { PUBLISHED_PAGE_SIZE } from '~/lib/published-rules';
import type { MediaSummary } from '~/schemas/media-lesson';
import { toListedVoiceLesson } from '../listed-media';
import { FirstVoiceLessons } from './first-voice-lessons';
import { VoiceList } from './voice-list';

interface Props {
  /** Newest first. */
  lessons: readonly MediaSummary[];
  file: ListFile;
  language: Language;
  /** Text when there are no lessons. */
  nothing: string;
}

/** The list of voice lessons, current or earlier, with the newest ones in the HTML, and the existing topics. */
export function VoiceCatalogue({ lessons, file, language, nothing }: Props) {
  const newest = lessons.slice(0, PUBLISHED_PAGE_SIZE);
  return (
    <VoiceList
      first={
        <FirstVoiceLessons
          lessons={newest.map((lesson) => toListedVoiceLesson(lesson, language))}
          language={language}
        />
      }
      file={file}
      categories={VOICE_CATEGORIES.filter((one) =>
        lessons.some(({ category }) => category === one),
      )}
      nothing={nothing}
    />
  );
}
