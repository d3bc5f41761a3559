import type { Page } from '@playwright/test';

/** Widths at which lines are checked: common ones of phones, tablets and desktops, and a desktop at a zoom of 400 %. */
export const LINE_WIDTHS = [
  320, 360, 375, 390, 414, 430, 768, 1024, 1200, 1280, 1366, 1440, 1536, 1920,
] as const;

/** Finds lines of fewer than three characters, not counting punctuation, in Chinese headlines and
 *  sentences: `h1: 像口譯員一樣練英／文`. */
export const findShortLines = (page: Page): Promise<string[]> => page.evaluate(collectLines);

function collectLines(): string[] {
  const MIN_LENGTH = 3;
  /** Maximum length of a sentence; the last line of a longer text may be short. */
  const SENTENCE = 60;
  const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const all = document.querySelectorAll<HTMLElement>(
    'h1, h2, h3, p, summary, [role="status"], [role="alert"]',
  );
  return [...all].flatMap((element) =>
    containers(element).flatMap((box) => {
      if (!canBeShort(box)) return [];
      const lines = toLines(box);
      const text = lines.join('');
      if (lines.length < 2 || !/\p{Script=Han}/u.test(text) || letters(text) < MIN_LENGTH)
        return [];
      if (!/^H\d$/.test(element.tagName) && text.length > SENTENCE) return [];
      const short = lines.some((line) => letters(line) < MIN_LENGTH);
      return short ? [`${element.tagName.toLowerCase()}: ${lines.join('／')}`] : [];
    }),
  );

  /** Whether its characters must be measured: only Chinese text on more than one line. */
  function canBeShort(element: Element): boolean {
    const text = element.textContent ?? '';
    if (!/\p{Script=Han}/u.test(text) || letters(text) < MIN_LENGTH) return false;
    const range = document.createRange();
    range.selectNodeContents(element);
    const rects = [...range.getClientRects()].filter(({ height }) => height > 0);
    const highest = Math.min(...rects.map(({ bottom }) => bottom));
    return rects.some(({ top, height }) => top >= highest - height / 3);
  }

  /** Boxes with lines of their own: children of a row, a column or a block instead of their parent. */
  function containers(element: Element): Element[] {
    const { display, visibility } = getComputedStyle(element);
    if (display === 'none' || visibility === 'hidden' || element.clientWidth === 1) return [];
    if (element.closest('[lang="en"], [hidden]')) return [];
    const apart = [...element.children].some((child) =>
      /^(block|flex|grid|table|list)/.test(getComputedStyle(child).display),
    );
    return apart || /flex|grid/.test(display)
      ? [...element.children].flatMap(containers)
      : [element];
  }

  function toLines(element: Element): string[] {
    const lines: { bottom: number; text: string }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      for (let index = 0; index < text.length; index++) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const rect = range.getBoundingClientRect();
        if (rect.height === 0) continue;
        const last = lines.at(-1);
        if (last && rect.top < last.bottom - rect.height / 3) last.text += text[index];
        else lines.push({ bottom: rect.bottom, text: text[index] ?? '' });
      }
    }
    return lines.map((line) => line.text);
  }
}
