import type { Language } from '~/lib/language';
import { otherText } from '~/lib/other-text';
import type { MediaSummary } from '~/schemas/media-lesson';
import { getVoiceCover } from './voice-cover';

/** A media lesson in a list, in the language of its page and without what only its own page shows. */
interface ListedMedia
  extends Pick<MediaSummary, 'slug' | 'category' | 'level' | 'access' | 'durationMs'> {
  title: string;
  summary: string;
  /** In ISO form. */
  publishedOn: string;
  /** Title and summary in the other language, for the search; only in the list's file. */
  otherText?: string;
}

export interface ListedVideo extends ListedMedia {
  poster: string | null;
}

export interface ListedVoiceLesson extends ListedMedia {
  /** Address of the cover. */
  cover: string;
}

function toListedMedia(lesson: MediaSummary, language: Language): ListedMedia {
  const { slug, category, level, access, durationMs, title, summary, publishedOn } = lesson;
  return {
    slug,
    category,
    level,
    access,
    durationMs,
    title: title[language],
    summary: summary[language],
    publishedOn: publishedOn.toISOString(),
  };
}

/** A video course for the lists of a page. */
export function toListedVideo(lesson: MediaSummary, language: Language): ListedVideo {
  return { ...toListedMedia(lesson, language), poster: lesson.poster };
}

/** A voice lesson for the lists of a page. */
export function toListedVoiceLesson(lesson: MediaSummary, language: Language): ListedVoiceLesson {
  return { ...toListedMedia(lesson, language), cover: getVoiceCover(lesson) };
}

/** A voice lesson for the file of the list. */
export function toVoiceFileRow(lesson: MediaSummary, language: Language): ListedVoiceLesson {
  const { title, summary } = lesson;
  return {
    ...toListedVoiceLesson(lesson, language),
    otherText: otherText(language, title, summary),
  };
}
