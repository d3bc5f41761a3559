import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import zh from '~/i18n/locales/zh';
import { ROOT } from '~/launcher/machine/root';

/** Keys whose texts are set as headlines, in the interface and in the content. */
const HEADLINE = /(title|headline|heading|name|tagline|topic|kicker|label|question)s?$/i;
const CHINESE = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/gu;

type Tree = string | number | boolean | null | readonly Tree[] | { readonly [key: string]: Tree };

/** Collects the strings below `tree`: those of headlines and all others. */
function sort(tree: Tree, headline: boolean, into: { headline: string[]; other: string[] }): void {
  if (typeof tree === 'string') (headline ? into.headline : into.other).push(tree);
  else if (tree && typeof tree === 'object')
    for (const [key, value] of Object.entries(tree))
      sort(value as Tree, headline || HEADLINE.test(key), into);
}

function readTrees(folder: string): Tree[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'media' ? [] : readTrees(path);
    return entry.name.endsWith('.json') ? [JSON.parse(readFileSync(path, 'utf8')) as Tree] : [];
  });
}

/** The Chinese characters of headlines, and the additional ones of all other texts; each once. `slices` are the
 *  same characters by font file: the interface's headlines are in one file, because every page has some; of
 *  the others a page fetches only the slices with its characters. */
export function headlineCharacters(): {
  headline: string;
  slices: Readonly<Record<string, string>>;
} {
  const own = { headline: ['說譯'], other: [] as string[] };
  sort(zh as unknown as Tree, false, own);
  const contentTexts = { headline: [] as string[], other: [] as string[] };
  sort(readTrees(join(ROOT, 'prisma/content')), false, contentTexts);

  const knownCharacters = new Set<string>();
  /** Characters not in an earlier group, the most used first. */
  const more = (texts: readonly string[]) => {
    const uses = new Map<string, number>();
    for (const text of texts)
      for (const character of new Set(text.match(CHINESE)))
        uses.set(character, (uses.get(character) ?? 0) + 1);
    const fresh = [...uses.keys()].filter((character) => !knownCharacters.has(character));
    for (const character of fresh) knownCharacters.add(character);
    return fresh.sort((a, b) => uses.get(b)! - uses.get(a)! || (a < b ? -1 : 1));
  };
  const site = more(own.headline);
  const content = more(contentTexts.headline);
  const other = more([...own.other, ...contentTexts.other]);
  const slices = { site: site.join(''), ...cut('content', content), ...cut('other', other) };
  return { headline: [...site, ...content].join(''), slices };
}

/** Number of characters in a file that only some pages need: about 25 KB. */
const SLICE = 100;

function cut(name: string, characters: readonly string[]): Record<string, string> {
  const slices: Record<string, string> = {};
  for (let start = 0; start < characters.length; start += SLICE)
    slices[`${name}-${start / SLICE + 1}`] = characters.slice(start, start + SLICE).join('');
  return slices;
}
