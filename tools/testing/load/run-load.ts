import { setTimeout as delay } from 'node:timers/promises';
import type { Journal } from './journal';
import { type Shop, visit } from './visit';

export interface RunningLoad {
  /** Lets every visit end after its present call. */
  stop(): Promise<void>;
}

/** Makes visits, `lanes` at a time, one after the other in each, until it is stopped.
 *  @param pauseMs between two calls of a visit */
export function startLoad(
  shop: Shop,
  journal: Journal,
  { lanes, pauseMs }: { lanes: number; pauseMs: number },
): RunningLoad {
  let isOver = false;
  let number = 0;
  const lane = async () => {
    while (!isOver)
      await visit(shop, journal, number++, {
        pause: () => delay(pauseMs),
        isOver: () => isOver,
      });
  };
  const ended = Promise.all(Array.from({ length: lanes }, lane));
  return {
    stop: async () => {
      isOver = true;
      await ended;
    },
  };
}
