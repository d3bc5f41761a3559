import { expect, it } from 'vitest';
import {
  compareByLikelihood,
  grammarFigures,
  grammarTable,
  grammarTrials,
} from './grammar-figures';
import type { GrammarWord } from './grammar-words';

/** A recording in which *he* was said, and how well *she* fits. */
const he = (gain: number): GrammarWord => ({
  utterance: 'u',
  speaker: 'anna',
  forms: [
    { word: 'he', gain: 0, earGain: 0, competitors: [{ word: 'she', kind: 'he/she' }] },
    { word: 'she', gain, earGain: 0, competitors: [{ word: 'he', kind: 'he/she' }] },
  ],
});

it('A word is asked for as itself and as its competitor', () => {
  const [right, wrong] = grammarTrials(he(-20), compareByLikelihood);
  expect(right).toMatchObject({ said: true, value: 20, named: false, kind: 'he/she' });
  expect(wrong).toMatchObject({ said: false, value: -20, named: true });
});

it('Competitors of a competitor count for its text only', () => {
  const [said, she] = he(-20).forms;
  const they = { word: 'they', gain: 50, earGain: 0, competitors: [] };
  const word = { ...he(0), forms: [said!, { ...she!, competitors: [] }, they] };
  expect(grammarTrials(word, compareByLikelihood)).toHaveLength(1);
});

it('Words that are told apart have an area of one, and the one that was said is named', () => {
  const trials = [-20, -30, -10].flatMap((gain) => grammarTrials(he(gain), compareByLikelihood));
  expect(grammarFigures(trials)).toEqual({
    grammarAuc: 1,
    grammarCaughtAt5: 1,
    grammarNamed: 1,
  });
  expect(grammarTable(trials)).toEqual([
    { kind: 'he/she', said: { count: 3, below: 0 }, wrong: { count: 3, below: 1 } },
  ]);
});
