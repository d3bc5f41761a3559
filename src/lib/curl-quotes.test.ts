import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { curlQuotes } from './curl-quotes';

it.each([
  [`"I thought it was over," she said.`, '“I thought it was over,” she said.'],
  [`He said, "It's my parents' shop."`, 'He said, “It’s my parents’ shop.”'],
  [`("Why not?")`, '(“Why not?”)'],
  [`She asked, "Who said 'never'?"`, 'She asked, “Who said ‘never’?”'],
  [`the winter of '99—"the cold one"`, 'the winter of ’99—“the cold one”'],
  ['“Nothing is left to do,” he said.', '“Nothing is left to do,” he said.'],
])('%s is set as %s', (straight, curled) => {
  expect(curlQuotes(straight)).toBe(curled);
});

it('every paragraph of the units opens as many quotations as it closes', () => {
  const folder = 'prisma/content/units';
  const paragraphs = readdirSync(folder)
    .flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')).pieces)
    .flatMap(({ body }: { body: string }) => body.split(/\n\s*\n/))
    .map(curlQuotes);
  expect(paragraphs.length).toBeGreaterThan(100);
  const count = (text: string, sign: string) => text.split(sign).length - 1;
  expect(paragraphs.filter((text) => count(text, '“') !== count(text, '”'))).toEqual([]);
  expect(paragraphs.filter((text) => /["']|[“(\s]’(?!\d)/.test(text))).toEqual([]);
});
