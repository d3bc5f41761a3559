import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import {
  chooseQuestions,
  type ListeningHistory,
  type ListeningQuestion,
  QUESTIONS_PER_ROUND,
} from './choose-questions';
import { CONTRASTS, type Contrast } from './contrast';
import { countAnswers } from './count-answers';
import { MINIMAL_PAIRS } from './pairs';

const NEW: ListeningHistory = { practised: new Set(), weakSounds: new Set(), counts: {} };
const choose = (over: Partial<ListeningHistory> = {}, seed = 1) =>
  chooseQuestions({ ...NEW, ...over }, seededRandom(seed));

/** Number of questions that `matches` in 200 rounds. */
const countIn200 = (
  matches: (question: ListeningQuestion) => boolean,
  over: Partial<ListeningHistory> = {},
) =>
  Array.from({ length: 200 }, (_, seed) => choose(over, seed))
    .flat()
    .filter(matches).length;
const isOf = (contrast: Contrast) => (question: ListeningQuestion) =>
  question.pair.contrast === contrast;

describe('The questions of a round', () => {
  it('The same seed chooses the same questions, and another one others', () => {
    expect(choose({}, 7)).toEqual(choose({}, 7));
    expect(choose({}, 7)).not.toEqual(choose({}, 8));
  });

  it('Every round has ten different pairs, three of a contrast at most, and voices that alternate', () => {
    fc.assert(
      fc.property(fc.integer(), fc.subarray([...CONTRASTS]), (seed, weak) => {
        const counts = Object.fromEntries(weak.map((one) => [one, { answers: 9, right: 1 }]));
        const questions = choose({ counts }, seed);
        expect(questions).toHaveLength(QUESTIONS_PER_ROUND);
        expect(new Set(questions.map(({ pair }) => pair.id)).size).toBe(QUESTIONS_PER_ROUND);
        for (const contrast of CONTRASTS)
          expect(questions.filter(isOf(contrast)).length).toBeLessThanOrEqual(3);
        for (const [index, { turn }] of questions.slice(1).entries())
          expect(turn).toBe(questions[index]!.turn + 1);
      }),
      { numRuns: 200 },
    );
  });

  it('Each of the two words is heard about as often', () => {
    const first = countIn200(({ said }) => said === 0);
    expect(first / 2000).toBeGreaterThan(0.45);
    expect(first / 2000).toBeLessThan(0.55);
  });

  it('Contrasts that cannot be scored come more often than the others', () => {
    expect(countIn200(isOf('sheepShip'))).toBeGreaterThan(2 * countIn200(isOf('fanVan')));
  });

  it('A contrast with wrong answers comes more often, and one that is heard well more rarely', () => {
    const counts = {
      lightRight: { answers: 20, right: 10 },
      fanVan: { answers: 20, right: 20 },
    };
    expect(countIn200(isOf('lightRight'), { counts })).toBeGreaterThan(
      5 * countIn200(isOf('fanVan'), { counts }),
    );
  });

  it('Pairs with a practised word and with a weak sound come more often', () => {
    const isFly = ({ pair }: ListeningQuestion) => pair.id === 'fly-fry';
    expect(countIn200(isFly, { practised: new Set(['fly']) })).toBeGreaterThan(
      2 * countIn200(isFly),
    );
    const weakSounds = new Set(['TH']);
    expect(countIn200(isOf('thinkSink'), { weakSounds })).toBeGreaterThan(
      countIn200(isOf('thinkSink')),
    );
    expect(
      choose({ practised: new Set(['ship']) }, 3).every(
        ({ pair, own }) => own === pair.words.includes('ship'),
      ),
    ).toBe(true);
  });

  it('A round is as long as there are pairs to hear', () => {
    const few = MINIMAL_PAIRS.slice(0, 2);
    expect(chooseQuestions(NEW, seededRandom(1), few)).toHaveLength(2);
    expect(chooseQuestions(NEW, seededRandom(1), [])).toEqual([]);
  });
});

it('Answers are counted by contrast, and a contrast without an answer is left out', () => {
  expect(
    countAnswers([
      { contrast: 'fanVan', isRight: true },
      { contrast: 'sheepShip', isRight: false },
      { contrast: 'fanVan', isRight: false },
    ]),
  ).toEqual([
    { contrast: 'sheepShip', answers: 1, right: 0 },
    { contrast: 'fanVan', answers: 2, right: 1 },
  ]);
});
