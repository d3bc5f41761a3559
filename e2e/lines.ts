import type { Page } from '@playwright/test';

/** Phones, tablets and desks as people have them, and a desk at a zoom of 400 %. */
const WIDTHS = [
  320, 360, 375, 390, 414, 430, 768, 1024, 1200, 1280, 1366, 1440, 1536, 1920,
] as const;

/** The lines of Chinese headlines and of sentences that have fewer than three characters, punctuation not
 *  counted, at every width: `390 px, h1: 像口譯員一樣練英／文`. */
export async function findShortLines(page: Page, height: number): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    found.push(...(await page.evaluate(collectLines)).map((line) => `${width} px, ${line}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

function collectLines(): string[] {
  const MIN_LENGTH = 3;
  /** What is longer is a text, whose last line nobody minds. */
  const SENTENCE = 60;
  const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const all = document.querySelectorAll<HTMLElement>(
    'h1, h2, h3, p, summary, [role="status"], [role="alert"]',
  );
  return [...all].flatMap((element) =>
    containers(element).flatMap((box) => {
      const lines = toLines(box);
      const text = lines.join('');
      if (lines.length < 2 || !/\p{Script=Han}/u.test(text) || letters(text) < MIN_LENGTH)
        return [];
      if (!/^H\d$/.test(element.tagName) && text.length > SENTENCE) return [];
      const short = lines.some((line) => letters(line) < MIN_LENGTH);
      return short ? [`${element.tagName.toLowerCase()}: ${lines.join('／')}`] : [];
    }),
  );

  /** The boxes whose lines belong together: the parts of a row or a column have lines of their own. */
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
      for (let at = 0; at < text.length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const rect = range.getBoundingClientRect();
        if (rect.height === 0) continue;
        const last = lines.at(-1);
        if (last && rect.top < last.bottom - rect.height / 3) last.text += text[at];
        else lines.push({ bottom: rect.bottom, text: text[at] ?? '' });
      }
    }
    return lines.map((line) => line.text);
  }
}
