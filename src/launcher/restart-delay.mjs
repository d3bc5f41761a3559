import { BACKOFFS, backoffDelay } from '../domain/backoff.mjs';

/** Time after which a process counts as having started well, ms. */
const STEADY_MS = 60_000;

/** The pause before a process that ended by itself is started again: longer each time it ends soon.
 *  @param {number} falls how often in a row it ended soon after its start, before this time
 *  @param {number} ranMs how long it ran
 *  @returns {{ delayMs: number, falls: number }} with the count for the next time */
export function restartDelay(falls, ranMs) {
  const before = ranMs < STEADY_MS ? falls : 0;
  return { delayMs: backoffDelay(BACKOFFS.processRestart, before), falls: before + 1 };
}
