import { isBusy } from '../player/lesson-machine';
import type { ItemPractice } from '../player/use-item-practice';
import type { KeyHandlers } from '../player/use-lesson-keys';

/** Key handlers of the current item. */
export function practiceKeys(practice: ItemPractice): KeyHandlers {
  const { playback, listening, speaking, answer, steps } = practice;
  const { mode, back, defer } = steps;
  const busy = isBusy(speaking.phase);
  return {
    // In typing mode the space bar plays.
    speak: () => (mode === 'TYPE' ? playback.listen() : speaking.speak()),
    listen: () => playback.listen(),
    slower: listening.slower,
    faster: listening.faster,
    loop: listening.toggleLoop,
    compare: playback.compare,
    own: playback.listenToOwn,
    ...(playback.anotherVoice && { voice: playback.anotherVoice }),
    retry: steps.retry,
    // Continues only after an answer; skipping takes a deliberate click.
    next: () => answer.judgement && steps.next(),
    ...(back && { back }),
    text: listening.toggleText,
    translation: listening.toggleTranslation,
    type: () => !busy && steps.setMode(mode === 'TYPE' ? 'SPEAK' : 'TYPE'),
    ...(defer && { later: () => defer(false) }),
  };
}
