/** Moves the focus to the headline of the page, or to its main content where that has none, without scrolling. */
export function focusPage(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main;
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
