/** Moves the focus before a row of a list is removed: from the row to the one that takes its place, or
 *  to the main content when it was the only one. A focus outside the row stays.
 *  @param from an element in the row; by default the focused one */
export function moveFocusFromRow(from: Element | null = document.activeElement): void {
  const row = from?.closest('li');
  if (!row?.contains(document.activeElement)) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  neighbour?.setAttribute('tabindex', '-1');
  const target = neighbour ?? document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
