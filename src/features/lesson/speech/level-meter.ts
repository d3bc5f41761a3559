import { levelDb } from './silence-watch';

const EVERY_MS = 50;
/** One look hears 40 ms. On a device that is too busy to look in time, it must not count for more: a
 *  gap between two words would end the recording. */
const COUNTS_AT_MOST_MS = 150;

/** Measures a stream's level every 50 ms until it is closed. The context is built without a rate:
 *  Firefox refuses a stream of another rate than its context's. */
export function openLevelMeter(
  stream: MediaStream,
  onLevel: (db: number, elapsedMs: number) => void,
): { close: () => void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  context.createMediaStreamSource(stream).connect(analyser);
  if (context.state === 'suspended') void context.resume();
  const samples = new Float32Array(analyser.fftSize);
  let before = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    analyser.getFloatTimeDomainData(samples);
    // A suspended context yields zeros, which would count as silence and end the recording.
    if (context.state === 'running') {
      onLevel(levelDb(samples), Math.min(now - before, COUNTS_AT_MOST_MS));
    }
    before = now;
  }, EVERY_MS);
  return {
    close: () => {
      clearInterval(timer);
      if (context.state !== 'closed') void context.close();
    },
  };
}
