import { callEnding } from '~/domain/speech/heard-endings';
import { isOtherSentence } from '~/domain/speech/other-text';
import type { OtherTextLimits } from '~/domain/speech/other-text-limits';
import { senseModel } from '~/domain/speech/sense-model';
import {
  compareBy,
  compareByLikelihood,
  grammarFigures,
  grammarTable,
  grammarTrials,
} from '~tools/research/calibrate/grammar-figures';
import { goalOf, otherThan } from './derive-limits';
import type { EndingRow, GrammarRow, TextRow, WordRow } from './measure-takes';
import type { WordRelation } from './takes';

/** Number of passes, and of all. */
export interface Share {
  passed: number;
  of: number;
}

/** Shares of passed words, by the kind of utterance: judged by their sounds alone as a word of a sentence
 *  (`before`), and as a word by itself (`now`). */
export interface WordFigures {
  before: Record<WordRelation, Share>;
  now: Record<WordRelation, Share>;
  /** Recordings of something else that the result names as that. */
  named: Record<'word' | 'sentence', Share>;
}

const RELATIONS = ['right', 'taughtWord', 'otherWord', 'sentence', 'withMore'] as const;

const share = <T>(rows: readonly T[], has: (row: T) => boolean): Share => ({
  passed: rows.filter(has).length,
  of: rows.length,
});

export function wordFigures(
  rows: readonly WordRow[],
  limits: OtherTextLimits['word'],
): WordFigures {
  const isOther = ({ values }: WordRow) => otherThan(values, limits) !== null;
  const byRelation = (has: (row: WordRow) => boolean) =>
    Object.fromEntries(
      RELATIONS.map((name) => [
        name,
        share(
          rows.filter((row) => row.relation === name),
          has,
        ),
      ]),
    ) as Record<WordRelation, Share>;
  const named = (goal: 'word' | 'sentence') =>
    share(
      rows.filter((row) => goalOf(row) === goal),
      isOther,
    );
  return {
    before: byRelation(({ passesBySounds }) => passesBySounds),
    now: byRelation((row) => row.passesBySounds && !isOther(row)),
    named: { word: named('word'), sentence: named('sentence') },
  };
}

/** Readings that pass, and those that are called another sentence. */
export function textFigures(rows: readonly TextRow[], limits: OtherTextLimits['sentence']) {
  const of = (relation: TextRow['relation']) => {
    const own = rows.filter((row) => row.relation === relation);
    return {
      pass: share(own, ({ passed }) => passed),
      named: share(own, ({ heard }) => isOtherSentence(heard, limits)),
    };
  };
  return {
    right: of('right'),
    swapped: of('swapped'),
    stopped: of('stopped'),
    sentence: of('sentence'),
  };
}

/** Grammar words against their competitors, with shares by kind; null where there are none.
 *  @param hears whether an ear was asked */
export function grammarShares(rows: readonly GrammarRow[], hears: boolean) {
  const compare = hears ? compareBy(senseModel) : compareByLikelihood;
  const trials = rows.flatMap((row) => grammarTrials(row, compare));
  if (trials.length === 0) return null;
  return { ...grammarFigures(trials), grammarKinds: grammarTable(trials) };
}

/** Words that are called another by their ending, and those whose ending is left open. */
export function endingFigures(rows: readonly EndingRow[], limits: OtherTextLimits['endings']) {
  const of = (own: readonly EndingRow[]) => ({
    other: share(own, (row) => callEnding(row, limits) === 'other'),
    open: share(own, (row) => callEnding(row, limits) === 'open'),
  });
  const kinds = [...new Set(rows.map(({ kind }) => kind))].sort();
  return Object.fromEntries(
    kinds.map((kind) => {
      const own = rows.filter((row) => row.kind === kind);
      return [
        kind,
        { said: of(own.filter(({ said }) => said)), notSaid: of(own.filter(({ said }) => !said)) },
      ];
    }),
  );
}
