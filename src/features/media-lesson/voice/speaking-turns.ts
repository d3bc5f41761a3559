import type { Accent } from '~/domain/speech/accent';
import type { LessonClip, LessonItem } from '~/schemas/lesson';
import type { MediaCue, MediaStudy } from '~/schemas/media-lesson';

/** One line of a round: the learner's, or one that is played. */
export interface SpeakingTurn {
  item: LessonItem;
  mine: boolean;
  /** Role of the line; null when there is only the learner. */
  speaker: string | null;
}

/** The lines of a recording with one role for the learner; lines without a clip are omitted. */
export function roleTurns(cues: readonly MediaCue[], role: string): SpeakingTurn[] {
  return cues.flatMap((cue, index) => {
    const item = lineItem(cue, index);
    const speaker = cue.speaker ?? null;
    return item ? [{ item, mine: speaker === role, speaker }] : [];
  });
}

/** Converts a line of a recording into a lesson item; null when it has no clip of its own. */
function lineItem({ clip, en, zh, reference }: MediaCue, index: number): LessonItem | null {
  if (!clip) return null;
  return asItem({ index, text: en, translation: zh, reference, audio: { US: clip, GB: clip } });
}

/** The sentences of a task's sample, all spoken by the learner. */
export function sampleTurns({ lines }: MediaStudy['tasks'][number]): SpeakingTurn[] {
  return lines.flatMap(({ text, reference, audio }, index) =>
    audio
      ? [
          {
            item: asItem({ index, text, translation: '', reference, audio }),
            mine: true,
            speaker: null,
          },
        ]
      : [],
  );
}

/** Speakers with index least two lines; a narrator has no role. */
export function roles(cues: readonly MediaCue[]): string[] {
  const spoken = cues.flatMap(({ speaker, clip }) => (speaker && clip ? [speaker] : []));
  return [...new Set(spoken)].filter(
    (name) => name !== 'narrator' && spoken.filter((speaker) => speaker === name).length >= 2,
  );
}

interface Line {
  index: number;
  text: string;
  translation: string;
  reference: LessonItem['reference'];
  audio: Record<Accent, LessonClip>;
}

function asItem({ index, ...line }: Line): LessonItem {
  return {
    ...line,
    id: `line-${index}`,
    kind: 'SENTENCE',
    position: index + 1,
    partOfSpeech: null,
    ipa: null,
    example: null,
    exampleTranslation: null,
  };
}
