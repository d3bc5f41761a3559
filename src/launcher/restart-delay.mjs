import { BACKOFFS, backoffDelay } from '../domain/backoff.mjs';

/** Time after which the start of a process counts as successful, ms. */
const STEADY_MS = 60_000;

/** The delay before a process that ended by itself is started again, which grows with each early end.
 *  @param {number} falls number of consecutive early ends before this one
 *  @param {number} ranMs running time of the process
 *  @returns {{ delayMs: number, falls: number }} with the count for the next time */
export function restartDelay(falls, ranMs) {
  const before = ranMs < STEADY_MS ? falls : 0;
  return { delayMs: backoffDelay(BACKOFFS.processRestart, before), falls: before + 1 };
}
