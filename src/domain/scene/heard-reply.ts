import type { ReferenceWord, UtteranceResult, Verdict, WordStatus } from '~/domain/speech/types';

/** A word of a reply, and whether it was said. */
interface ReplyWord {
  text: string;
  said: boolean;
}

/** The answer to the question which reply of a turn was said. */
export type HeardReply =
  /** @property reply its index @property words those of the reply */
  | { reply: number; words: readonly ReplyWord[] }
  /** `other`: something else. `part`: some of the nearest reply, whose missing words are named. `several`: more than
   *  one reply in one breath. */
  | { reply: null; reason: 'other' }
  | { reply: null; reason: 'several' }
  | { reply: null; reason: 'part'; nearest: number; words: readonly ReplyWord[] }
  /** Nothing could be compared: silence, noise and the like. */
  | { reply: null; reason: 'rejected'; rejection: Rejection };

/** The part of a scorer's result that tells replies apart. */
export type ComparedReply = Pick<UtteranceResult, 'verdict' | 'score' | 'otherText' | 'words'>;

/** Limits of the choice, found with `npm run bench:scenes`; scores are 0 … 100. */
const REPLY_LIMITS = {
  /** Score from which a reply was said; two replies of one breath have it both. */
  said: 65,
  /** Share of its content words that were said with it: function words are found in any speech. */
  content: 0.5,
  /** Share of its sounds, in words that were found, from which a part of it was said. */
  part: 0.45,
} as const;

/** Chooses the reply that was said from a scorer's results for all replies of a turn.
 *  @param compared one result for each reply, of the same recording
 *  @param references those of the replies */
export function chooseReply(
  compared: readonly ComparedReply[],
  references: readonly (readonly ReferenceWord[])[],
): HeardReply {
  const rejection = findRejection(compared);
  if (rejection) return { reply: null, reason: 'rejected', rejection };
  const { said, content, part } = REPLY_LIMITS;
  const candidates = compared
    .map(({ otherText, score, words }, index) => ({
      index,
      otherText,
      score,
      words: words.map(({ text, status }) => ({ text, said: isSaid(status) })),
      shares: saidShares(words, references[index]!),
    }))
    .filter(({ otherText }) => !otherText)
    .sort((a, b) => b.score - a.score);
  const whole = candidates.filter(
    ({ score, shares }) => score >= said && shares.content >= content,
  );
  if (whole.length > 1) return { reply: null, reason: 'several' };
  if (whole[0]) return { reply: whole[0].index, words: whole[0].words };
  const [nearest] = candidates;
  return nearest && nearest.shares.sounds >= part
    ? { reply: null, reason: 'part', nearest: nearest.index, words: nearest.words }
    : { reply: null, reason: 'other' };
}

/** Finds which reply of a turn was said, or what was missing, by asking the scorer for each of them.
 *  @param samples 16 kHz mono in [−1, 1]
 *  @param score scores a recording against the words of a reply
 *  @throws what `score` throws */
export async function hearReply(
  samples: Float32Array,
  references: readonly (readonly ReferenceWord[])[],
  score: (samples: Float32Array, reference: readonly ReferenceWord[]) => Promise<ComparedReply>,
): Promise<HeardReply> {
  const compared: ComparedReply[] = [];
  for (const reference of references) {
    const result = await score(samples, reference);
    compared.push(result);
    // The levels of a recording are the same for every reply.
    if (isRejected(result)) break;
  }
  return chooseReply(compared, references);
}

type Rejection = Exclude<Verdict, 'pass' | 'retry'>;

/** The reason for which a recording cannot be compared with any reply: its level, or that it is shorter than all. */
function findRejection(compared: readonly ComparedReply[]): Rejection | null {
  const found = compared.find(isRejected) ?? compared[0];
  const isShorterThanAll = compared.every(({ verdict }) => verdict === 'too_short');
  if (!found || !(isRejected(found) || isShorterThanAll)) return null;
  return found.verdict as Rejection;
}

/** Whether a result is a rejection by the recording's level. A recording may be too short for one reply alone. */
const isRejected = ({ verdict }: ComparedReply): boolean =>
  verdict !== 'pass' && verdict !== 'retry' && verdict !== 'too_short';

const isSaid = (status: WordStatus): boolean => status === 'said' || status === 'nearly';

/** Shares of a reply that were said: of its sounds, and of its content words (of all words without any), 0 … 1. */
function saidShares(words: ComparedReply['words'], reference: readonly ReferenceWord[]) {
  const rows = reference.map(({ pronunciations, functionWord }, i) => ({
    phones: pronunciations[0]!.length,
    functionWord,
    said: isSaid(words[i]!.status),
  }));
  const contentRows = rows.filter(({ functionWord }) => !functionWord);
  const counted = contentRows.length > 0 ? contentRows : rows;
  const sum = (of: typeof rows) => of.reduce((total, { phones }) => total + phones, 0);
  return {
    sounds: sum(rows.filter(({ said }) => said)) / sum(rows),
    content: counted.filter(({ said }) => said).length / counted.length,
  };
}
