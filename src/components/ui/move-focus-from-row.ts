/** Before a row of a list goes: whoever is in it goes on at the row that takes its place, or at the page's
 *  content when it was the only one. Somebody who is elsewhere already stays there.
 *  @param from something in the row; what has the focus unless told otherwise */
export function moveFocusFromRow(from: Element | null = document.activeElement): void {
  const row = from?.closest('li');
  if (!row?.contains(document.activeElement)) return;
  const container = row.nextElementSibling ?? row.previousElementSibling;
  container?.setAttribute('tabindex', '-1');
  const content = container ?? document.querySelector('main');
  if (content instanceof HTMLElement) content.focus({ preventScroll: true });
}
