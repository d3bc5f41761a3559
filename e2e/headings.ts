import type { Page } from '@playwright/test';

/** Headings that are not under the heading of their section, and headings that skip a level. */
export function findMisplacedHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const level = (heading: Element) => Number(heading.tagName.slice(1));
    const name = (heading: Element) => `${heading.tagName} ${heading.textContent?.trim()}`;
    const all = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')];
    const skipping = all.filter(
      (heading, index) => index > 0 && level(heading) > level(all[index - 1]!) + 1,
    );
    const beside = [...document.querySelectorAll('main section[aria-labelledby]')].flatMap(
      (section) => {
        const title = document.getElementById(section.getAttribute('aria-labelledby') ?? '');
        if (!title?.matches('h1, h2, h3, h4, h5, h6')) return [];
        return all.filter(
          (heading) =>
            heading !== title && section.contains(heading) && level(heading) <= level(title),
        );
      },
    );
    return [...skipping, ...beside].map(name);
  });
}
