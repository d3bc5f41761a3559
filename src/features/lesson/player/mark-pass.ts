import type { Judgement } from '~/domain/lesson-feedback';

const TOUCH_MS = 10;
const TONE_S = 0.16;
/** Two notes, a fifth apart. */
const NOTES_HZ = [660, 990];
const PEAK_GAIN = 0.08;

/** Judgements that were marked, or whose moment has passed. */
const marked = new WeakSet<Judgement>();
let context: AudioContext | null = null;

/** Marks a pass by a short tone and, where there is one, a touch; each judgement once, and only in silence.
 *  @param isQuiet whether no clip is playing
 *  @param left ends the tone: a clip begins, or the learner speaks again */
export function markPass(judgement: Judgement, isQuiet: boolean, left: AbortSignal): void {
  if (marked.has(judgement)) return;
  marked.add(judgement);
  if (!isQuiet || left.aborted) return;
  navigator.vibrate?.(TOUCH_MS);
  playTone(left);
}

function playTone(left: AbortSignal): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime;
  const gain = context.createGain();
  gain.gain.setValueAtTime(PEAK_GAIN, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + TONE_S);
  gain.connect(context.destination);
  const tone = context.createOscillator();
  for (const [index, hertz] of NOTES_HZ.entries())
    tone.frequency.setValueAtTime(hertz, start + (index * TONE_S) / NOTES_HZ.length);
  tone.connect(gain);
  tone.start(start);
  tone.stop(start + TONE_S);
  left.addEventListener('abort', () => gain.disconnect(), { once: true });
}
