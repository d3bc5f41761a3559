import type { MediaStudy, StoredStudy } from '~/schemas/media-lesson';

/** The study material as it is sent. The column has the speakers as an object, which would not arrive with one of them
 *  called `constructor`. */
export function toStudy(column: unknown): MediaStudy {
  const { speakers, voices, ...study } = column as StoredStudy;
  return {
    ...study,
    ...(speakers && { speakers: Object.entries(speakers) }),
    ...(voices && { voices: Object.entries(voices) }),
  };
}
