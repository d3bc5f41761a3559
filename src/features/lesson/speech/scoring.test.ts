import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ear } from '~/domain/speech/ear';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { readWav16k } from '~tools/research/experiment/wav';
import type { ScorerReply } from './scorer-messages';
import { createScoring } from './scoring';

const loadEar = vi.hoisted(() => vi.fn());
vi.mock('./load-ear', () => ({ loadEar }));

const packed = new Uint8Array(readFileSync(`public${ACOUSTIC_MODEL_PATH}`));
const pcm16k = await readWav16k('src/domain/speech/fixtures/visitor.wav');
const reference = referenceWords('visitor');
const files = { model: 'https://shuoyi.example/ci.bin', ear: { url: '/ear.bin', size: 1 } };
const score = {
  type: 'score' as const,
  files,
  pcm16k,
  reference,
  leniency: 'STANDARD' as const,
  taught: [],
};
const ear = { listen: vi.fn<Ear['listen']>(() => ({ measureWords: () => new Map() })) };
const sent = vi.fn<typeof fetch>();

/** A worker, and the kinds of its replies without the progress. */
function startWorker() {
  const replies: ScorerReply[] = [];
  const handle = createScoring((reply) => replies.push(reply));
  const kinds = () => replies.map(({ type }) => type).filter((type) => type !== 'progress');
  return { handle, replies, kinds };
}

beforeEach(() => {
  ear.listen.mockClear();
  loadEar.mockReset().mockResolvedValue({ opened: ear, kernels: 'vectors' });
  sent.mockReset().mockImplementation(async () => new Response(packed));
  vi.stubGlobal('fetch', sent);
});

describe('Scoring in the worker', () => {
  it('The ear is requested after the acoustic model, and asked from then on', async () => {
    const { handle, kinds } = startWorker();
    const model = handle({ type: 'load', files });
    expect(loadEar).not.toHaveBeenCalled();
    await model;
    await vi.waitFor(() => expect(kinds().toSorted()).toEqual(['earReady', 'ready']));
    await handle({ ...score, id: 1 });
    expect(kinds().at(-1)).toBe('result');
    expect(ear.listen).toHaveBeenCalledTimes(1);
  });

  it('An utterance before the ear has arrived is scored at once and without it', async () => {
    const { handle, kinds } = startWorker();
    let arrive = (_loaded: object) => {};
    loadEar.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    await handle({ type: 'load', files });
    await handle({ ...score, id: 1 });
    expect([kinds(), ear.listen.mock.calls]).toEqual([['ready', 'result'], []]);
    arrive({ opened: ear, kernels: 'plain' });
    await vi.waitFor(() => expect(kinds().at(-1)).toBe('earReady'));
    await handle({ ...score, id: 2 });
    expect(ear.listen).toHaveBeenCalledTimes(1);
  });

  it('An ear that cannot be loaded leaves a scorer, which asks for it no second time; the next lesson does', async () => {
    loadEar.mockRejectedValueOnce(new Error('404'));
    const first = startWorker();
    await first.handle({ type: 'load', files });
    for (const id of [1, 2]) await first.handle({ ...score, id });
    expect(first.kinds()).toEqual(['ready', 'result', 'result']);
    expect(loadEar).toHaveBeenCalledTimes(1);
    const next = startWorker();
    await next.handle({ type: 'load', files });
    await vi.waitFor(() => expect(next.kinds()).toContain('earReady'));
  });

  it('A scorer that is to load no ear loads none', async () => {
    const { handle } = startWorker();
    const without = { ...files, ear: null };
    await handle({ type: 'load', files: without });
    await handle({ ...score, id: 1, files: without });
    expect(loadEar).not.toHaveBeenCalled();
  });

  it('Without the acoustic model nothing is scored and no ear loaded; the next utterance loads both', async () => {
    sent.mockRejectedValueOnce(new TypeError('no connection'));
    const { handle, kinds } = startWorker();
    await handle({ type: 'load', files });
    expect([kinds(), loadEar.mock.calls]).toEqual([['unready'], []]);
    await handle({ ...score, id: 1 });
    await vi.waitFor(() => expect(kinds().toSorted()).toEqual(['earReady', 'result', 'unready']));
  });
});
