import { senseInputs, senseOdds } from '~/domain/speech/sense-odds';
import type { LogisticModel } from '~/domain/speech/word-evidence';
import { auc, detectionRateAt } from '~tools/research/experiment/rates';
import { fitLogistic } from './fit-logistic';
import type { GrammarForm, GrammarWord } from './grammar-words';
import { groupBy } from './group-by';

const FALSE_ALARM = 0.05;

/** A text with a form, in a recording in which one form was said. */
export interface GrammarTrial {
  speaker: string;
  /** The kind of the comparison; of a text with the form that was said, that of its likeliest competitor. */
  kind: string;
  said: boolean;
  /** Log odds of the form against its likeliest competitor. */
  value: number;
  /** Whether the likeliest competitor is the form that was said. */
  named: boolean;
}

/** The comparison of two forms in a recording: how much likelier the second is than the first. */
export type CompareForms = (gain: number, earGain: number) => number;

/** Today's comparison: by the likelihood alone. */
export const compareByLikelihood: CompareForms = (gain) => gain;

/** Fits how the likelihood and the ear are weighed: each comparison is one both ways.
 *  @param words of other speakers than those that are compared */
export const fitSenseModel = (words: readonly GrammarWord[]): LogisticModel =>
  fitLogistic(
    words.flatMap(({ forms: [said, ...others] }) => {
      const direct = new Set(said!.competitors.map(({ word }) => word));
      return others
        .filter(({ word }) => direct.has(word))
        .flatMap(({ gain, earGain }) => [
          { x: senseInputs(gain, earGain), right: false, weight: 1 },
          { x: senseInputs(-gain, -earGain), right: true, weight: 1 },
        ]);
    }),
  );

/** The comparison by a model. */
export const compareBy =
  (model: LogisticModel): CompareForms =>
  (gain, earGain) =>
    senseOdds(gain, earGain, model);

/** The trials of a word: the text with the form that was said, and with each of its competitors. */
export function grammarTrials(
  { speaker, forms }: GrammarWord,
  compare: CompareForms,
): GrammarTrial[] {
  const said = forms[0]!;
  const byWord = new Map(forms.map((form) => [form.word, form]));
  const trial = (text: GrammarForm): GrammarTrial[] => {
    const compared = text.competitors.flatMap(({ word, kind }) => {
      const other = byWord.get(word);
      if (!other) return [];
      const gain = other.gain - text.gain;
      return [{ word, kind, value: compare(gain, other.earGain - text.earGain) }];
    });
    const [best] = compared.toSorted((a, b) => b.value - a.value);
    if (!best) return [];
    const own = compared.find(({ word }) => word === said.word);
    return [
      {
        speaker,
        kind: (own ?? best).kind,
        said: text === said,
        value: -best.value,
        named: best.word === said.word,
      },
    ];
  };
  const wrong = said.competitors.flatMap(({ word }) => byWord.get(word) ?? []);
  return [said, ...wrong].flatMap(trial);
}

/** Area under the curve of forms that were said and of others in their place, the share of the others below the value
 *  that refuses 5 % of those that were said, and of these the share in which the form that was said is named. */
export function grammarFigures(trials: readonly GrammarTrial[]) {
  const values = (said: boolean) => trials.filter((trial) => trial.said === said);
  const [said, wrong] = [values(true), values(false)];
  const valuesOf = (list: readonly GrammarTrial[]) => list.map(({ value }) => value);
  const sorted = valuesOf(said).sort((a, b) => a - b);
  const threshold = sorted[Math.floor(FALSE_ALARM * sorted.length)]!;
  const caught = wrong.filter(({ value }) => value < threshold);
  return {
    grammarAuc: auc(valuesOf(said), valuesOf(wrong)),
    grammarCaughtAt5: detectionRateAt(FALSE_ALARM, valuesOf(said), valuesOf(wrong)),
    grammarNamed: caught.filter(({ named }) => named).length / caught.length,
  };
}

/** The same by kind of comparison, by one threshold for all: said, wrong, said that are refused, wrong that are
 *  caught. */
export function grammarTable(trials: readonly GrammarTrial[]) {
  const sorted = trials
    .filter(({ said }) => said)
    .map(({ value }) => value)
    .sort((a, b) => a - b);
  const threshold = sorted[Math.floor(FALSE_ALARM * sorted.length)]!;
  return [...groupBy(trials, ({ kind }) => kind)].map(([kind, own]) => {
    const share = (said: boolean) => {
      const list = own.filter((trial) => trial.said === said);
      return {
        count: list.length,
        below: list.filter(({ value }) => value < threshold).length / list.length,
      };
    };
    return { kind, said: share(true), wrong: share(false) };
  });
}
