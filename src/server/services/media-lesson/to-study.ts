import type { MediaStudy, StoredStudy } from '~/schemas/media-lesson';

/** The study material in the form for clients. The column has the speakers as an object, which could not be sent if
 *  one of them were called `constructor`. */
export function toStudy(column: unknown): MediaStudy {
  const { speakers, voices, ...study } = column as StoredStudy;
  return {
    ...study,
    ...(speakers && { speakers: Object.entries(speakers) }),
    ...(voices && { voices: Object.entries(voices) }),
  };
}
