import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parser } from '../../server/gateways/nlp/configured';
import { FEATURE_NAMES, SENTENCE_MODEL, TEXT_MODEL } from './data/grade-model';
import { gradeSentence } from './grade-sentence';
import { gradeText } from './grade-text';
import { gradeWord } from './grade-word';
import { levelAt, onLevelScale } from './level-model';

const grade = (text: string) => gradeSentence(parser().parse(text)[0]!);

const EASY = 'The dog is in the house.';
const MIDDLE = 'Many people go to work by train because it is cheaper than a car.';
const HARD =
  'Notwithstanding considerable opposition from regulatory authorities, the consortium ultimately secured ratification of its controversial infrastructure proposal.';

it('the models have one weight for each feature of a sentence, in its order', () => {
  expect(Object.keys(grade(EASY).features)).toEqual(FEATURE_NAMES);
  const knots = SENTENCE_MODEL.knots.flat().length;
  expect(SENTENCE_MODEL.weights).toHaveLength(FEATURE_NAMES.length + knots);
  expect(TEXT_MODEL.weights).toHaveLength(FEATURE_NAMES.length);
});

it('harder sentences and texts have higher values', () => {
  const values = [EASY, MIDDLE, HARD].map((text) => grade(text).value);
  expect(values[0]!).toBeLessThan(values[1]!);
  expect(values[1]!).toBeLessThan(values[2]!);
  const [easy, hard] = [EASY, HARD].map((text) => gradeText(parser().parse(`${MIDDLE} ${text}`)));
  expect(easy!.value).toBeLessThan(hard!.value);
});

it('a heading does not make a text easier', () => {
  const body = parser().parse(`${MIDDLE} ${HARD}`);
  expect(gradeText([...parser().parse('Intermediate'), ...body])).toEqual(gradeText(body));
});

it('the level of any sentence is its value rounded, 1–6', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      for (const sentence of parser().parse(text)) {
        const { level, value } = gradeSentence(sentence);
        expect(value).toBeGreaterThanOrEqual(1);
        expect(value).toBeLessThanOrEqual(6);
        expect(level).toBe(levelAt(value));
      }
    }),
    { numRuns: 100 },
  );
  expect(gradeText([])).toEqual({ level: 'A1', value: 1 });
});

it('level k begins at k − 0.5 on the scale', () => {
  const cuts = [1, 2, 4, 5, 5.5];
  expect(cuts.map((cut) => onLevelScale(cut, cuts))).toEqual([1.5, 2.5, 3.5, 4.5, 5.5]);
  expect(onLevelScale(3, cuts)).toBe(3);
  expect([onLevelScale(-9, cuts), onLevelScale(99, cuts)]).toEqual([1, 6]);
});

it('listed words are graded by the list, other words by their frequency', () => {
  expect(gradeWord('House', 'NOUN')).toMatchObject({ level: 'A1', source: 'CEFR-J' });
  expect(gradeWord('absorb', 'VERB')).toMatchObject({ level: 'B1', source: 'CEFR-J' });
  expect(gradeWord('subterfuge', 'NOUN')).toMatchObject({ level: 'C1', source: 'estimated' });
  expect(gradeWord('zzyzx', 'NOUN')).toEqual({
    level: 'C2',
    value: 6,
    source: 'estimated',
    zipf: 0,
  });
});
