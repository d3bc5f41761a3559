import { isBusy } from '../player/lesson-machine';
import type { ItemPractice } from '../player/use-item-practice';
import type { KeyHandlers } from '../player/use-lesson-keys';

/** What the keys do with the item in front of the learner. */
export function practiceKeys(practice: ItemPractice): KeyHandlers {
  const { playback, listening, speaking, answer, steps } = practice;
  const { mode, putOff } = steps;
  const busy = isBusy(speaking.phase);
  return {
    // Where there is nothing to say, the large key plays.
    speak: () => (mode === 'TYPE' ? playback.listen() : speaking.speak()),
    listen: () => playback.listen(),
    slower: listening.slower,
    faster: listening.faster,
    loop: listening.toggleLoop,
    compare: playback.compare,
    own: playback.listenToOwn,
    retry: steps.retry,
    // Goes on once there is an answer; skipping wants a deliberate press.
    next: () => answer.judgement && steps.next(),
    text: listening.toggleText,
    translation: listening.toggleTranslation,
    type: () => !busy && steps.setMode(mode === 'TYPE' ? 'SPEAK' : 'TYPE'),
    ...(putOff && { later: () => putOff(false) }),
  };
}
