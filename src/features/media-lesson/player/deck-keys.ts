import type { Deck } from './deck';
import { NUDGE_MS } from './deck';
import { shiftRate } from './rates';

/** What the keys can do beside the deck. */
export interface KeyTargets {
  toggleEnglish: () => void;
  toggleChinese: () => void;
}

/** Which key does what: by `KeyboardEvent.key`, in lower case. */
export function deckKeys(deck: Deck, targets: KeyTargets): Record<string, () => void> {
  return {
    ' ': () => deck.toggle(),
    arrowleft: () => deck.nudge(-NUDGE_MS),
    arrowright: () => deck.nudge(NUDGE_MS),
    p: () => deck.stepLine(-1),
    n: () => deck.stepLine(1),
    r: () => deck.markLoop(),
    '-': () => deck.setRate(shiftRate(deck.snapshot().rate, -1)),
    '+': () => deck.setRate(shiftRate(deck.snapshot().rate, 1)),
    '=': () => deck.setRate(shiftRate(deck.snapshot().rate, 1)),
    e: targets.toggleEnglish,
    c: targets.toggleChinese,
  };
}

/** Where a key belongs to what has the focus: fields, lists, buttons (Space presses them), dialogs. */
export function belongsElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return true;
  if (document.querySelector('[role="dialog"],[role="menu"]')) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (!target) return false;
  if (
    target.closest(
      'input,textarea,select,[contenteditable="true"],media-time-range,media-volume-range',
    )
  )
    return true;
  // Enter presses a line of the transcript; Space stays the player's own, also after a click there.
  const pressable = target.closest('button:not([data-plays]),a,summary,[role="button"]');
  return event.key === ' ' && pressable !== null;
}
