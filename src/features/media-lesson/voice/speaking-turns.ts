import type { LessonClip, LessonItem } from '~/schemas/lesson';
import type { MediaCue, MediaStudy } from '~/schemas/media-lesson';

/** One line of a round: the learner's, or one that is played to them. */
export interface SpeakingTurn {
  item: LessonItem;
  mine: boolean;
  /** Whose part it is; null when nobody else speaks. */
  speaker: string | null;
}

/** The lines of a recording with one part left to the learner; lines without a clip are left out. */
export function roleTurns(cues: readonly MediaCue[], role: string): SpeakingTurn[] {
  return cues.flatMap((cue, at) => {
    const item = lineItem(cue, at);
    const speaker = cue.speaker ?? null;
    return item ? [{ item, mine: speaker === role, speaker }] : [];
  });
}

/** One line of a recording as something to say; null when it has no clip of its own. */
function lineItem({ clip, en, zh, reference }: MediaCue, at: number): LessonItem | null {
  if (!clip) return null;
  return asItem({ at, text: en, translation: zh, reference, audio: { US: clip, GB: clip } });
}

/** The sentences of a task's sample, all the learner's. */
export function sampleTurns({ lines }: MediaStudy['tasks'][number]): SpeakingTurn[] {
  return lines.flatMap(({ text, reference, audio }, at) =>
    audio
      ? [
          {
            item: asItem({ at, text, translation: '', reference, audio }),
            mine: true,
            speaker: null,
          },
        ]
      : [],
  );
}

/** Who has lines enough to be worth playing: a narrator only tells. */
export function roles(cues: readonly MediaCue[]): string[] {
  const spoken = cues.flatMap(({ speaker, clip }) => (speaker && clip ? [speaker] : []));
  return [...new Set(spoken)].filter(
    (name) => name !== 'narrator' && spoken.filter((one) => one === name).length >= 2,
  );
}

interface Line {
  at: number;
  text: string;
  translation: string;
  reference: LessonItem['reference'];
  audio: Record<'US' | 'GB', LessonClip>;
}

function asItem({ at, ...line }: Line): LessonItem {
  return {
    ...line,
    id: `line-${at}`,
    kind: 'SENTENCE',
    position: at + 1,
    partOfSpeech: null,
    ipa: null,
    example: null,
    exampleTranslation: null,
  };
}
