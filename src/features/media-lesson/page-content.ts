import type { MediaContent } from '~/schemas/media-lesson';

/** What the page of a free lesson has of its content: all that its player needs before the rest is fetched. */
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
