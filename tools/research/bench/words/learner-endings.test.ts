/** @module-tag extended */
import { expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { learnerEndings } from './learner-endings';

const words = referenceWords('our friends cooked noodles and sang');
const utterance = { id: 'u', speaker: 's', wav: 'u.wav', words };

it('All words whose ending makes another word are asked as they were said, and some with endings that were not said', () => {
  const asked = learnerEndings(utterance, seededRandom(1));
  const texts = (said: boolean) =>
    asked.filter((ending) => ending.said === said).map(({ words, index }) => words[index]!.text);
  expect(texts(true)).toEqual(['friends', 'cooked', 'noodles']);
  expect(texts(false).length).toBeGreaterThan(0);
  for (const text of texts(false)) expect(text).toMatch(/(s|ed)$/);
});

it('Words in which experts hear a wrong sound are left out', () => {
  const expert = words.map(({ text, pronunciations }) => ({
    phones: pronunciations[0]!,
    scores: pronunciations[0]!.map(() => (text === 'noodles' ? 2 : 0)),
  }));
  const asked = learnerEndings({ ...utterance, expert }, seededRandom(1));
  expect(new Set(asked.map(({ index }) => index))).toEqual(new Set([3]));
});
