import type { Page } from '@playwright/test';

/** Finds texts of the gallery that overflow the screen, their control, or a box that hides the overflow. */
export function findClippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('[data-gallery]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      // Skipped: selects, drawn by the system; screen-reader texts, one pixel wide; scrollable boxes.
      if (!parent || !node.textContent?.trim()) continue;
      if (parent.closest('select, .sr-only, [data-part] [tabindex="0"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const report = (reason: string) =>
        clipped.push(
          `${parent.closest('section')?.id}: ${node.textContent?.slice(0, 40)} (${reason})`,
        );
      if (left < -1 || right > window.innerWidth + 1)
        report(`${Math.round(left)} to ${Math.round(right)}`);
      for (
        let box: Element | null = parent;
        box && box.tagName !== 'MAIN';
        box = box.parentElement
      ) {
        const { overflowX } = getComputedStyle(box);
        const control =
          /^(BUTTON|A|SUMMARY)$/.test(box.tagName) && getComputedStyle(box).display !== 'inline';
        if (overflowX === 'visible' && !control) continue;
        const edge = box.getBoundingClientRect();
        if (
          left < edge.left - 1 ||
          right > edge.right + 1 ||
          top < edge.top - 3 ||
          bottom > edge.bottom + 3
        )
          report(`out of ${box.tagName}`);
      }
    }
    return clipped;
  });
}
