import type { Leniency } from '~/domain/speech/leniencies';
import type { ReferenceWord, UtteranceResult } from '~/domain/speech/types';

/** Message from the page to the worker. */
export type ScorerRequest =
  | { type: 'load'; modelUrl: string }
  | {
      type: 'score';
      id: number;
      modelUrl: string;
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
  | { type: 'failed'; id: number; message: string };
