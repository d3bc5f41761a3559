import { levelDb } from './silence-watch';

const EVERY_MS = 50;
/** Size of the analyser's buffer, two thirds of a second: a busy device whose timer fires later than that
 *  misses nothing. */
const BUFFERED_SAMPLES = 32_768;

/** Measures a stream's level in chunks of 50 ms until it is closed. The context is built without a
 *  rate: Firefox rejects a stream whose rate is not that of its context. */
export function openLevelMeter(
  stream: MediaStream,
  onLevel: (db: number, elapsedMs: number) => void,
): { close: () => void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = BUFFERED_SAMPLES;
  context.createMediaStreamSource(stream).connect(analyser);
  if (context.state === 'suspended') void context.resume();
  const samples = new Float32Array(analyser.fftSize);
  const chunk = Math.round((context.sampleRate * EVERY_MS) / 1000);
  let before = performance.now();
  const timer = setInterval(() => {
    const chunks = Math.floor((performance.now() - before) / EVERY_MS);
    before += chunks * EVERY_MS;
    // A suspended context yields zeros, which would count as silence and end the recording.
    if (context.state !== 'running') return;
    analyser.getFloatTimeDomainData(samples);
    const known = Math.min(chunks, Math.floor(samples.length / chunk));
    for (let left = known; left > 0; left--) {
      const from = samples.length - left * chunk;
      onLevel(levelDb(samples.subarray(from, from + chunk)), EVERY_MS);
    }
  }, EVERY_MS);
  return {
    close: () => {
      clearInterval(timer);
      if (context.state !== 'closed') void context.close();
    },
  };
}
