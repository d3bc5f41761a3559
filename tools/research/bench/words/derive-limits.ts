import type { EndingKind } from '~/domain/speech/other-endings';
import { otherThanWord } from '~/domain/speech/other-text';
import type { OtherTextLimits } from '~/domain/speech/other-text-limits';
import type { EndingRow, TextRow, WordRow, WordValues } from './measure-takes';

/** Maximum shares of other words and of sentences that pass as a word, by what was said. They are smaller
 *  for words of the unit, which are known. */
const GOALS = { taughtWord: 0.05, otherWord: 0.1, sentence: 0.02, withMore: 0.02 } as const;
/** Candidate limits: each rejects one of these shares of the right words. */
const COSTS = [0, 0.005, 0.01, 0.02, 0.03, 0.05, 0.08];
/** Shares of right or changed readings, and of unfinished ones, that may be called another sentence. */
const MAX_MISNAMED = { read: 0.01, stopped: 0.1 };
/** Share of words that may be reported as another one by their ending, and of other endings that may pass. */
const MAX_WRONG_ENDING = 0.02;
const MAX_PRAISED_ENDING = 0.1;
/** Minimum share of other endings that the scorer detects; below it, it reports none. */
const MIN_FOUND = 0.5;
/** Least gain, nats, from which a word may be called another: hardly any learners' recordings can check it, and
 *  synthetic voices alone must not decide. */
const MIN_GAIN = 8;
/** Minimum number of words with each ending for limits to be meaningful: of fewer, the allowed share is less than
 *  one word. */
const MIN_ENDINGS = 1 / MAX_WRONG_ENDING;

type WordLimits = OtherTextLimits['word'];

/** The limits that meet all goals with both kinds of recordings and reject the fewest right words; if none
 *  meet them, the nearest. */
export function deriveWordLimits(rows: readonly WordRow[]): WordLimits {
  const passing = rows.filter(({ passesBySounds }) => passesBySounds);
  const right = passing.filter(({ relation }) => relation === 'right');
  const low = (name: 'free' | 'taught' | 'common') =>
    COSTS.map((cost) =>
      round(
        quantile(
          right.flatMap(({ values }) => values[name] ?? []),
          cost,
        ),
      ),
    );
  const outside = COSTS.map((cost) =>
    quantile(
      right.map(({ values }) => values.outside),
      1 - cost,
    ),
  );
  const tries = low('free').flatMap((free) =>
    low('taught').flatMap((taught) =>
      low('common').flatMap((common) =>
        outside.map((limit) => ({ free, taught, common, outside: limit })),
      ),
    ),
  );
  const costs = tries.map((limits) => cost(limits, rows, passing));
  const best = costs.indexOf(Math.min(...costs));
  return tries[best]!;
}

/** An excess over a goal weighs a hundred times as much as a rejected right word. */
function cost(limits: WordLimits, rows: readonly WordRow[], passing: readonly WordRow[]): number {
  const excess = (['voices', 'learners'] as const).flatMap((source) =>
    Object.entries(GOALS).map(([relation, goal]) => {
      const isOther = (row: WordRow) => row.source === source && row.relation === relation;
      const all = rows.filter(isOther).length;
      const passed = rows.filter((row) => isOther(row) && isWithin(limits, row)).length;
      return Math.max(0, passed / Math.max(1, all) - goal);
    }),
  );
  const right = passing.filter(({ relation }) => relation === 'right');
  const lost = right.filter((row) => !isWithin(limits, row)).length / right.length;
  return lost + 100 * excess.reduce((sum, value) => sum + value, 0);
}

/** The kind of text that was said instead of the word; null when it was the word. */
export function goalOf({ relation }: Pick<WordRow, 'relation'>): 'word' | 'sentence' | null {
  if (relation === 'right') return null;
  return relation === 'taughtWord' || relation === 'otherWord' ? 'word' : 'sentence';
}

const isWithin = (limits: WordLimits, { values }: WordRow): boolean => !otherThan(values, limits);

/** The kind of text that was said instead of a word, by its values and the given limits. */
export const otherThan = (values: WordValues, limits: WordLimits) =>
  otherThanWord(
    values,
    values.common === null ? null : { best: values.common },
    values.outside,
    limits,
  );

/** Derives the fit below which a recording counts as another sentence than the one to be read. */
export function deriveSentenceLimit(rows: readonly TextRow[]): OtherTextLimits['sentence'] {
  const fits = (...relations: TextRow['relation'][]) =>
    rows.filter(({ relation }) => relations.includes(relation)).flatMap(({ heard }) => heard ?? []);
  const read = quantile(fits('right', 'swapped'), MAX_MISNAMED.read);
  const stopped = quantile(fits('stopped'), MAX_MISNAMED.stopped);
  return { heard: round(Math.min(read, stopped)) };
}

/** The limits of one kind of ending; null where the scorer cannot tell. */
export function deriveEndingLimits(
  rows: readonly EndingRow[],
  kind: EndingKind,
): OtherTextLimits['endings'][EndingKind] {
  const gains = (said: boolean) =>
    rows.filter((row) => row.kind === kind && row.said === said).map(({ gain }) => gain);
  const [own, other] = [gains(true), gains(false)];
  if (own.length < MIN_ENDINGS || other.length < MIN_ENDINGS) return { other: null, open: null };
  const limit = Math.max(MIN_GAIN, -round(-quantile(own, 1 - MAX_WRONG_ENDING)));
  const found = other.filter((gain) => gain > limit).length / other.length;
  const open = round(Math.min(0, quantile(other, MAX_PRAISED_ENDING)));
  const praised = own.filter((gain) => gain < open).length;
  return { other: found >= MIN_FOUND ? limit : null, open: praised > 0 ? open : null };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** Rounds down to two digits, so that the recording that set a lower limit still passes. */
const round = (value: number): number => Math.floor(100 * value) / 100;
