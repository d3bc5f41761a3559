/** Fields are left out, because on a phone the keyboard would cover the page. */
const CONTROLS = 'a[href], button, select, [tabindex]:not([tabindex="-1"])';

/** Parts of a page; an heir is searched in the same part only. */
const PARTS = 'main, section, article, aside, nav, form, fieldset, li, [role="dialog"]';

/** The element that gets the focus when the focused one has gone: the one that the nearest surviving ancestor
 *  in its part of the page marks with `data-heir`; else another control of the same parent, such as the one
 *  that took its place; else the nearest ancestor that can have the focus, such as a dialog or the main
 *  content.
 *  @param lost the element that had the focus and its ancestors, innermost first
 *  @returns null when only the page itself is left */
export function findHeir(lost: readonly Element[]): HTMLElement | null {
  const [gone, parent, ...others] = lost;
  const ancestors = [parent, ...others].filter((element) => element?.isConnected);
  for (const ancestor of ancestors) {
    const named = ancestor && firstControl(ancestor, '[data-heir]', gone);
    if (named) return named;
    if (ancestor?.matches(PARTS)) break;
  }
  const sibling = parent?.isConnected && !parent.matches('main, body');
  return (
    (sibling ? firstControl(parent, CONTROLS, gone) : null) ??
    (ancestors.find((element) => element?.matches('[tabindex]')) as HTMLElement | undefined) ??
    null
  );
}

/** Whether an element can no longer have the focus. */
export const isGone = (element: Element) =>
  !element.isConnected || element.matches(':disabled') || element.closest('[hidden]') !== null;

function firstControl(from: Element, selector: string, gone: Element | undefined) {
  const found = [...from.querySelectorAll<HTMLElement>(selector)];
  return found.find((element) => element !== gone && !isGone(element)) ?? null;
}
