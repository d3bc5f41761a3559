import { isBusy } from '../player/lesson-machine';
import type { ItemPractice } from '../player/use-item-practice';
import type { KeyHandlers } from '../player/use-lesson-keys';

/** What the keys do with the item in front of the learner. */
export function practiceKeys(practice: ItemPractice): KeyHandlers {
  const { mode, judgement, putOff } = practice;
  const busy = isBusy(practice.phase);
  return {
    // Where there is nothing to say, the large key plays.
    speak: () => (mode === 'TYPE' ? practice.listen() : practice.speak()),
    listen: () => practice.listen(),
    slower: practice.slower,
    faster: practice.faster,
    loop: practice.toggleLoop,
    compare: practice.compare,
    own: practice.listenToOwn,
    retry: practice.retry,
    // Goes on once there is an answer; skipping wants a deliberate press.
    next: () => judgement && practice.next(),
    text: practice.toggleText,
    translation: practice.toggleTranslation,
    type: () => !busy && practice.setMode(mode === 'TYPE' ? 'SPEAK' : 'TYPE'),
    ...(putOff && { later: () => putOff(false) }),
  };
}
