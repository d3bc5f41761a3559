import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import zh from '~/i18n/locales/zh';
import { ROOT } from '../root';

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

/** The Chinese characters that headlines use, and those that any other text uses besides. Sorted, each once. */
export function headlineCharacters(): { headline: string; other: string } {
  const texts = { headline: ['說譯'], other: [] as string[] };
  for (const tree of [zh as unknown as Tree, ...readTrees(join(ROOT, 'prisma/content'))])
    sort(tree, false, texts);
  const distinct = (parts: string[]) => new Set(parts.join('').match(CHINESE) ?? []);
  const headline = distinct(texts.headline);
  const other = [...distinct(texts.other)].filter((character) => !headline.has(character));
  return { headline: [...headline].sort().join(''), other: other.sort().join('') };
}
