import type { MediaContent } from '~/schemas/media-lesson';

/** The part of a free lesson's content in its page: the data that its player needs before the rest is
 *  fetched. */
export function toPageContent({ media, study }: MediaContent): MediaContent {
  const { speakers, voices, minutes } = study;
  return {
    media,
    cues: [],
    study: {
      objectives: [],
      vocabulary: [],
      questions: [],
      tasks: [],
      speakers,
      voices,
      minutes,
    },
  };
}
