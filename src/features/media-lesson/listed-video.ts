import type { MediaSummary } from '~/schemas/media-lesson';

/** A video course in a list, without what only its own page shows. */
export type ListedVideo = Omit<MediaSummary, 'envelope' | 'objectives' | 'kind' | 'archived'>;

/** Video courses for the lists of a page. */
export function toListedVideos(lessons: readonly MediaSummary[]): ListedVideo[] {
  return lessons.map(({ envelope, objectives, kind, archived, ...lesson }) => lesson);
}
