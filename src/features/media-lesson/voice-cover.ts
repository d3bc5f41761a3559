import { coverPath } from '~/lib/cover-svg';
import type { MediaSummary } from '~/schemas/media-lesson';

/** Address of the cover of a voice lesson. */
export function getVoiceCover({ slug, envelope }: MediaSummary): string {
  return coverPath('voice', slug, { envelope, rows: 1, setting: 'turns' });
}

/** A voice lesson in a list: its cover's address instead of what it is drawn from. */
export interface ListedVoiceLesson extends Omit<MediaSummary, 'envelope' | 'objectives'> {
  cover: string;
}

/** Voice lessons for the lists of a page. */
export function toListedVoiceLessons(lessons: readonly MediaSummary[]): ListedVoiceLesson[] {
  return lessons.map(({ envelope, objectives, ...lesson }) => ({
    ...lesson,
    cover: getVoiceCover({ envelope, objectives, ...lesson }),
  }));
}
