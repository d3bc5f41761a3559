import type { Leniency } from '~/domain/speech/leniencies';
import type { ReferenceWord, UtteranceResult } from '~/domain/speech/types';

/** The files that the worker loads. */
export interface ScorerFiles {
  /** URL of the acoustic model, without which nothing is scored. */
  model: string;
  /** The ear, which improves a score once it is there; null where it is not to be loaded. */
  ear: { url: string; size: number } | null;
}

/** Message from the page to the worker. */
export type ScorerRequest =
  | { type: 'load'; files: ScorerFiles }
  | {
      type: 'score';
      id: number;
      files: ScorerFiles;
      pcm16k: Float32Array;
      reference: ReferenceWord[];
      leniency: Leniency;
      /** Other words of the unit, with which a single word is compared. */
      taught: ReferenceWord[];
    };

/** Message from the worker to the page. */
export type ScorerReply =
  | { type: 'progress'; share: number }
  | { type: 'ready' }
  | { type: 'unready' }
  | { type: 'result'; id: number; result: UtteranceResult }
  | { type: 'failed'; id: number; message: string }
  /** From now on the ear is asked; `kernels` says what its arithmetic runs on. */
  | { type: 'earReady'; kernels: 'vectors' | 'plain' };
