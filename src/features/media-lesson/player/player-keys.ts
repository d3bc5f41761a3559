import { toTable } from '~/lib/to-table';
import type { PlayerController } from './player-controller';
import { SEEK_STEP_MS } from './player-controller';
import { shiftRate } from './rates';

/** Actions of the keys outside of the player. */
export interface KeyTargets {
  toggleEnglish: () => void;
  toggleChinese: () => void;
}

/** Actions by `KeyboardEvent.key`, in lower case. */
export function playerKeys(
  player: PlayerController,
  targets: KeyTargets,
): ReadonlyMap<string, () => void> {
  return toTable({
    ' ': () => player.toggle(),
    arrowleft: () => player.seekBy(-SEEK_STEP_MS),
    arrowright: () => player.seekBy(SEEK_STEP_MS),
    p: () => player.stepLine(-1),
    n: () => player.stepLine(1),
    r: () => player.markLoop(),
    '-': () => player.setRate(shiftRate(player.snapshot().rate, -1)),
    '+': () => player.setRate(shiftRate(player.snapshot().rate, 1)),
    '=': () => player.setRate(shiftRate(player.snapshot().rate, 1)),
    e: targets.toggleEnglish,
    c: targets.toggleChinese,
  });
}

/** Whether a keydown belongs to the focused element: fields, lists, buttons (Space activates them), dialogs. */
export function isHandledByFocusedElement(event: KeyboardEvent): boolean {
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
  // Enter activates a line of the transcript; Space still controls the player, also after a click on a line.
  const focusedControl = target.closest('button:not([data-plays]),a,summary,[role="button"]');
  return event.key === ' ' && focusedControl !== null;
}
