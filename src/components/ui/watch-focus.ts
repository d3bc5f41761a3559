import { afterPaint } from '~/lib/after-paint';
import { findHeir, isGone } from './find-heir';
import { focusPage } from './focus-page';

/** Gives the focus to the heir of each focused element that goes. @returns what ends it */
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
    // A press beside every control takes the focus away on purpose: its element is still there.
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
