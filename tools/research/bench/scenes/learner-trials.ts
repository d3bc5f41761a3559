import { commonSpeech, MAX_COMMON_SPEECH } from '~/domain/scene/common-speech';
import type { CorpusUtterance } from '~tools/research/experiment/corpus';

/** A learner's recording with the texts of a made-up turn. */
export interface LearnerTrial {
  utterance: CorpusUtterance;
  replies: readonly CorpusUtterance['words'][];
  /** Index of the text that was read; null where it is not among them. */
  wanted: number | null;
}

const MIN_WORDS = 4;
const REPLIES = 3;

/** Draws recordings of learners, and for each two trials: among the texts of two others, and with the texts of three
 *  others only. The texts differ as the replies of a turn do. */
export function learnerTrials(
  utterances: readonly CorpusUtterance[],
  count: number,
  random: () => number,
): LearnerTrial[] {
  const long = utterances.filter(({ words }) => words.length >= MIN_WORDS);
  const pick = () => long[Math.floor(random() * long.length)]!;
  return Array.from({ length: count }, () => pick()).flatMap((utterance) => {
    const texts = [utterance.words];
    while (texts.length <= REPLIES) {
      const { words } = pick();
      if (texts.every((text) => commonSpeech(text, words) <= MAX_COMMON_SPEECH)) texts.push(words);
    }
    return [
      { utterance, replies: texts.slice(0, REPLIES), wanted: 0 },
      { utterance, replies: texts.slice(1), wanted: null },
    ];
  });
}
