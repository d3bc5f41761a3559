import { BaseSequencer } from 'vitest/node';

const SLOW = /\/(matrix|two-at-once|score-utterance|whole-batches|[a-z]+\.fuzz)\.test\.ts$/;

/** Starts the longest files first, so that no core waits at the end for a long file. Vitest knows the
 *  durations only from earlier runs. */
export class SlowFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    const isSlow = (/** @type {typeof files[number]} */ file) => SLOW.test(file.moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
