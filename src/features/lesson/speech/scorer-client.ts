import { isSparing } from '~/components/ui/connection';
import { SERVED_EAR } from '~/domain/ear/served-ear';
import type { Leniency } from '~/domain/speech/leniencies';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import type { ReferenceWord, UtteranceResult } from '~/domain/speech/types';
import type { ScorerFiles, ScorerReply, ScorerRequest } from './scorer-messages';

export interface Scorer {
  /** Scores 16 kHz mono samples in [−1, 1]; waits while the model is being loaded. A single word is also compared
   *  with the `taught` words of its unit.
   *  Rejects when the model cannot be fetched (the next call retries), when the worker did not start (create
   *  another scorer), when the reference is unusable, or with `AbortError` after `dispose`. */
  score: (
    pcm16k: Float32Array,
    reference: readonly ReferenceWord[],
    leniency: Leniency,
    taught?: readonly ReferenceWord[],
  ) => Promise<UtteranceResult>;
  /** Terminates the worker; pending calls reject. */
  dispose: () => void;
}

export interface ScorerOptions {
  /** Whether the ear is loaded, too, once the acoustic model is there, unless the learner saves data. */
  hasEar: boolean;
  /** Called with the loaded share of the acoustic model, 0 … 1. */
  onProgress?: (share: number) => void;
}

interface PendingRequest {
  resolve: (result: UtteranceResult) => void;
  reject: (cause: Error) => void;
}

/** Starts the scoring worker and the download of the acoustic model (465 KB compressed, cached for ever).
 *  One for a lesson: dispose of it when the lesson is left. */
export function createScorer({ hasEar, onProgress }: ScorerOptions): Scorer {
  const worker = new Worker(new URL('./scorer.worker.ts', import.meta.url), { type: 'module' });
  const files = filesToLoad(hasEar);
  const pending = new Map<number, PendingRequest>();
  const post = (request: ScorerRequest) => worker.postMessage(request);
  let nextId = 1;
  let broken: Error | null = null;

  const failAll = (cause: Error) => {
    for (const { reject } of pending.values()) reject(cause);
    pending.clear();
  };
  const settle = (id: number, act: (request: PendingRequest) => void) => {
    const request = pending.get(id);
    pending.delete(id);
    if (request) act(request);
  };
  worker.onmessage = ({ data }: MessageEvent<ScorerReply>) => {
    if (data.type === 'progress') onProgress?.(data.share);
    else if (data.type === 'ready') onProgress?.(1);
    else if (data.type === 'result') settle(data.id, ({ resolve }) => resolve(data.result));
    else if (data.type === 'failed')
      settle(data.id, ({ reject }) => reject(new Error(data.message)));
  };
  worker.onerror = (event) => {
    // A worker whose script failed to load never replies.
    broken = new Error(event.message || 'The scorer did not start.');
    failAll(broken);
  };
  post({ type: 'load', files });

  return {
    score: (pcm16k, reference, leniency, taught = []) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        const id = nextId++;
        pending.set(id, { resolve, reject });
        const texts = { reference: [...reference], taught: [...taught] };
        post({ type: 'score', id, files, pcm16k, leniency, ...texts });
      }),
    dispose: () => {
      worker.terminate();
      failAll(new DOMException('The scorer was closed.', 'AbortError'));
    },
  };
}

function filesToLoad(hasEar: boolean): ScorerFiles {
  const toUrl = (path: string) => new URL(path, window.location.href).href;
  const ear = hasEar && !isSparing() ? SERVED_EAR : null;
  return {
    model: toUrl(ACOUSTIC_MODEL_PATH),
    ear: ear && { url: toUrl(ear.path), size: ear.bytes },
  };
}
