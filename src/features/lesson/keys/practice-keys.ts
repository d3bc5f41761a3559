import type { ItemPractice } from '../player/use-item-practice';
import type { KeyHandlers } from '../player/use-lesson-keys';

/** What the keys do with the item in front of the learner. */
export function practiceKeys(practice: ItemPractice): KeyHandlers {
  const { mode, judgement, phase } = practice;
  const recording = phase.name === 'recording';
  return {
    // Where there is nothing to say, the large key plays.
    speak: () => (mode === 'TYPE' ? practice.listen() : practice.speak()),
    listen: () => practice.listen(),
    own: practice.listenToOwn,
    retry: practice.retry,
    // Goes on once there is an answer; skipping wants a deliberate press.
    next: () => judgement && practice.next(),
    type: () => !recording && practice.setMode(mode === 'TYPE' ? 'SPEAK' : 'TYPE'),
  };
}
