import type { Language } from '~/lib/language';
import { otherText } from '~/lib/other-text';
import type { MediaSummary } from '~/schemas/media-lesson';
import { getVideoCover, getVoiceCover } from './media-cover';

/** A media lesson in a list, in the language of its page and without the parts that only its own page shows. */
interface ListedMedia
  extends Pick<MediaSummary, 'slug' | 'category' | 'level' | 'access' | 'durationMs'> {
  title: string;
  summary: string;
  /** Address of the cover. */
  cover: string;
  /** Day in ISO form. */
  publishedOn: string;
  /** Title and summary in the other language, for the search; only in the list's file. */
  otherText?: string;
}

export type ListedVideo = ListedMedia;
export type ListedVoiceLesson = ListedMedia;

function toListedMedia(lesson: MediaSummary, cover: string, language: Language): ListedMedia {
  const { slug, category, level, access, durationMs, title, summary, publishedOn } = lesson;
  return {
    slug,
    category,
    level,
    access,
    durationMs,
    title: title[language],
    summary: summary[language],
    cover,
    publishedOn: publishedOn.toISOString(),
  };
}

/** A video course for the lists of a page. */
export function toListedVideo(lesson: MediaSummary, language: Language): ListedVideo {
  return toListedMedia(lesson, getVideoCover(lesson), language);
}

/** A voice lesson for the lists of a page. */
export function toListedVoiceLesson(lesson: MediaSummary, language: Language): ListedVoiceLesson {
  return toListedMedia(lesson, getVoiceCover(lesson), language);
}

/** A voice lesson for the file of the list. */
export function toVoiceFileRow(lesson: MediaSummary, language: Language): ListedVoiceLesson {
  const { title, summary } = lesson;
  return {
    ...toListedVoiceLesson(lesson, language),
    otherText: otherText(language, title, summary),
  };
}
