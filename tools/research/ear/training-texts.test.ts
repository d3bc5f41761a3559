import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import type { CorpusUtterance } from '~tools/research/experiment/corpus';
import { drawChanges } from './training-texts';

const words = referenceWords('the thin man had rice');
const said = words.map(({ pronunciations }) => pronunciations[0]!);
const right = words.map(({ pronunciations }) => ({
  phones: pronunciations[0]!,
  scores: pronunciations[0]!.map(() => 2),
}));
const utterance: CorpusUtterance = { id: 'a', speaker: 's', wav: '', words, expert: right };
const vocabulary = referenceWords('the thin man had rice green lamp a with sock');
const draw = (one: CorpusUtterance, seed: number) =>
  drawChanges(one, said, vocabulary, seededRandom(seed));
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

describe('drawChanges', () => {
  it('No changed word is pronounced as the word that was said', () => {
    for (const { index, kind, pronunciations } of seeds.flatMap((seed) => draw(utterance, seed))) {
      const same = pronunciations.some((phones) => phones.join(' ') === said[index]!.join(' '));
      expect(same, `${kind} ${words[index]!.text}`).toBe(false);
    }
  });

  it('A near pronunciation differs by one sound', () => {
    const near = seeds
      .flatMap((seed) => draw(utterance, seed))
      .filter(({ kind }) => kind === 'near');
    expect(near.length).toBeGreaterThan(30);
    for (const { index, pronunciations } of near) {
      const [phones] = pronunciations;
      const target = said[index]!;
      const others = phones!.filter((phone, i) => phone !== target[i]).length;
      expect(Math.abs(phones!.length - target.length)).toBeLessThanOrEqual(1);
      expect(others).toBeLessThanOrEqual(1);
    }
  });

  it('A word in which experts hear a wrong sound is not changed', () => {
    const thin = right[1]!;
    const wrong = { ...thin, scores: thin.scores.map((score, i) => (i === 0 ? 0.4 : score)) };
    const judged = { ...utterance, expert: right.with(1, wrong) };
    const changed = seeds.flatMap((seed) => draw(judged, seed)).map(({ index }) => index);
    expect(changed).not.toContain(1);
    expect(changed).toContain(2);
  });

  it('A function word is exchanged for a function word', () => {
    const functions = seeds
      .flatMap((seed) => draw(utterance, seed))
      .filter(({ kind }) => kind === 'function');
    expect(functions.length).toBeGreaterThan(0);
    for (const { index } of functions) expect(words[index]!.functionWord).toBe(true);
  });
});
