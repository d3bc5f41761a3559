/** @module-tag extended */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { readWav16k } from '~tools/research/experiment/wav';
import { loadAcousticModel } from '../speech/acoustic-model';
import { ACOUSTIC_MODEL_PATH } from '../speech/model-file';
import { scoreUtterance } from '../speech/score-utterance';
import { scoreRendition } from './score-rendition';

const model = loadAcousticModel(
  new Uint8Array(readFileSync(`public${ACOUSTIC_MODEL_PATH}`)).buffer,
);
const FIXTURES = 'src/domain/speech/fixtures';
const SENTENCES = [
  'Thousands of visitors came to see the famous bridge.',
  'She walks to the station every morning before work.',
].map((text) => ({ reference: referenceWords(text), durationMs: 3000 }));

/** Scores recordings as one, with a second of silence around each. */
async function give(...names: string[]) {
  const parts = await Promise.all(names.map((name) => readWav16k(`${FIXTURES}/${name}.wav`)));
  const silence = Array.from({ length: 16_000 }, (_, i) => (i % 3 === 0 ? 1 / 32_768 : 0));
  const samples = Float32Array.from(parts.flatMap((part) => [...silence, ...part]).concat(silence));
  return scoreRendition(samples, SENTENCES, async (pcm, reference) =>
    scoreUtterance(model, pcm, reference),
  );
}

describe('A passage that was given back', () => {
  it('A rendition is heard sentence by sentence, with the place of each in the recording', async () => {
    const { sentences, spans, rejection } = await give('bridge', 'station');
    expect(rejection).toBeNull();
    expect(sentences).toMatchObject([
      { share: 'all', moved: false },
      { share: 'all', moved: false },
    ]);
    expect(spans[0]!.to).toBeLessThanOrEqual(spans[1]!.from);
  });

  it.each([['station', ['none', 'all']]])(
    'A rendition says which sentence was left out (%s alone)',
    async (name, shares) => {
      const { sentences } = await give(name);
      expect(sentences.map(({ share }) => share)).toEqual(shares);
    },
  );

  it('A rendition says which words of a sentence were left out', async () => {
    const { sentences } = await give('stopped', 'station');
    const missing = sentences[0]!.words.filter(({ status }) => status === 'notHeard');
    expect(missing.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['see', 'famous', 'bridge.']),
    );
    expect(sentences[1]!.share).toBe('all');
  });

  it('A rendition finds a sentence in what the others leave of the recording, and says that it was moved', async () => {
    const samples = new Float32Array(10 * 16_000);
    const asked: number[] = [];
    const { sentences, spans } = await scoreRendition(
      samples,
      SENTENCES,
      async (pcm, reference) => {
        asked.push(pcm.length / 16_000);
        const inOrder = reference.length > SENTENCES[0]!.reference.length;
        const status = (i: number) => !inOrder || i >= SENTENCES[0]!.reference.length;
        const words = reference.map(({ text }, i) => ({
          text,
          score: 90,
          phones: [],
          status: status(i) ? ('said' as const) : ('missing' as const),
          start: inOrder ? 1 : 0.5,
          end: 4,
        }));
        return { verdict: 'retry', words };
      },
    );
    expect(asked).toEqual([10, 10, 6]);
    expect(sentences).toMatchObject([
      { share: 'all', moved: true },
      { share: 'all', moved: false },
    ]);
    expect(spans).toEqual([
      { from: 4.5 * 16_000, to: 8 * 16_000 },
      { from: 1 * 16_000, to: 4 * 16_000 },
    ]);
  });

  it('A word that a left-out sentence took from its neighbor is given back to the neighbor', async () => {
    const [first, second] = SENTENCES;
    const { length } = first!.reference;
    const said = (isSaid: (i: number) => boolean, count: number) =>
      [...first!.reference, ...second!.reference].slice(0, count).map(({ text }, i) => ({
        text,
        score: 90,
        phones: [],
        start: i,
        end: i + 0.5,
        status: isSaid(i) ? ('said' as const) : ('missing' as const),
      }));
    const { sentences, spans } = await scoreRendition(
      new Float32Array(9 * 16_000),
      SENTENCES,
      async (_, { length: count }) => ({
        verdict: 'retry',
        // Scored in order, the second sentence takes the last word of the first; scored alone, the first has
        // all its words.
        words: said((i) => (count === length ? true : i < length - 1 || i === length), count),
      }),
    );
    expect(sentences).toMatchObject([{ share: 'all' }, { share: 'none' }]);
    expect(spans).toEqual([{ from: 0, to: (length - 0.5) * 16_000 }, null]);
  });

  it('A rendition is rejected when nothing was said', async () => {
    expect((await give()).rejection).toBe('no_speech');
  });
});
