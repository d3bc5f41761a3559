import { afterPaint } from '~/lib/after-paint';
import { findHeir, isGone } from './find-heir';
import { focusPage } from './focus-page';

/** Moves the focus to the heir when the focused element is removed. @returns the function that stops this */
export function watchFocus(): () => void {
  /** The focused element and its ancestors, innermost first; empty while nothing has the focus. */
  let chain = toChain(document.activeElement);
  let cancel: (() => void) | null = null;
  const isLost = () =>
    chain[0] !== undefined && isGone(chain[0]) && !isElsewhere(document.activeElement, chain[0]);
  const pass = () => {
    cancel = null;
    if (!isLost()) return;
    const heir = findHeir(chain);
    if (heir) heir.focus({ preventScroll: true });
    // An open dialog keeps the focus within itself.
    else if (!document.querySelector('[role="dialog"]')) focusPage();
  };
  const check = () => {
    if (!cancel && isLost()) cancel = afterPaint(pass);
  };
  const onFocus = ({ target }: FocusEvent) => {
    chain = target instanceof Element ? toChain(target) : [];
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    // A click beside all controls removes the focus on purpose; the focused element still exists.
    if (relatedTarget !== null || !(target instanceof Element)) return;
    queueMicrotask(() => {
      if (!isGone(target) && document.activeElement === document.body) chain = [];
    });
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    cancel?.();
  };
}

/** Whether another element than the lost one, and than the page itself, has the focus. */
const isElsewhere = (active: Element | null, lost: Element) =>
  active !== null && active !== lost && active !== document.body;

function toChain(element: Element | null): Element[] {
  const chain: Element[] = [];
  for (let it = element; it && it !== document.body; it = it.parentElement) chain.push(it);
  return chain;
}
