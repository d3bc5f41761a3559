import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findElements } from './rendered-elements';
import { StaticHtml } from './static-html';

const KEY = Symbol.for('shuoyi.page-response');
const responses = new AsyncLocalStorage<object>();

beforeEach(() => void Reflect.set(globalThis, KEY, () => responses.getStore()));
afterEach(() => void Reflect.deleteProperty(globalThis, KEY));

/** Renders a page's static HTML, and looks it up a little later, when other renders have begun. */
const renderPage = (title: string) =>
  responses.run({}, async () => {
    await StaticHtml({ name: 'news', children: <h2>{title}</h2> });
    await new Promise((resolve) => setTimeout(resolve, 5));
    return JSON.stringify(findElements('news'));
  });

it('Pages that are rendered at once keep their static HTML apart, and nothing is found outside of them', async () => {
  const titles = ['One', 'Two', 'Three'];
  const found = await Promise.all(titles.map(renderPage));
  for (const [index, title] of titles.entries()) expect(found[index]).toContain(`"${title}"`);
  expect(findElements('news')).toBeUndefined();
});

it('Static HTML outside of a request for a page is an error', async () => {
  await expect(StaticHtml({ name: 'news', children: null })).rejects.toThrow(/part of a page/);
});
