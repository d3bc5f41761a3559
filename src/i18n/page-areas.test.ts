import { expect, it } from 'vitest';
import { isProvided, scopesToProvide } from '~tools/content/scopes/provided-scopes';
import { listShownTexts } from '~tools/content/scopes/shown-texts';
import { PAGE_SCOPES } from './page-scopes';

const texts = listShownTexts();
const provided = new Map(Object.entries(PAGE_SCOPES));

it('Every page gives its client components all texts that they show at its start', () => {
  expect(new Set(texts.map(({ shownBy }) => shownBy)).size).toBeGreaterThan(20);
  const missing = texts
    .filter((text) => !isProvided(text, provided))
    .map(({ shownBy, scope, namedIn }) => `${shownBy}: ${scope} (${namedIn})`);
  // A page with texts of its own needs a `messagesLayout`, or `PageMessages`.
  expect(missing.sort()).toEqual([]);
});

it('No page sends texts that none of its client components shows, nor more of an area than it names', () => {
  const superfluous = Object.entries(PAGE_SCOPES).flatMap(([place, scopes]) => {
    const below = texts.filter(({ places }) => places.includes(place));
    const shown = new Set(below.map(({ scope }) => scope));
    return scopes.filter((scope) => !shown.has(scope)).map((scope) => `${place}: ${scope}`);
  });
  expect(superfluous).toEqual([]);
});

it('The list of each page’s texts is the one that its components make (else: npm run scopes)', () => {
  expect(provided).toEqual(scopesToProvide(texts));
});
