import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import zh from '~/i18n/locales/zh';
import { ROOT } from '~/launcher/machine/root';

/** Keys whose texts are shown as headlines, in the interface and in the content. */
const HEADLINE = /(title|headline|heading|name|tagline|topic|kicker|label|question)s?$/i;
const CHINESE = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/gu;
/** Folder of the content. */
export const CONTENT = join(ROOT, 'prisma/content');

/** The name of the site, and its promise: in the header and footer of every Chinese page, and the first
 *  headline of the front page. */
const BRAND = ['說譯', zh.common.tagline, zh.home.hero.title];

type Tree = string | number | boolean | null | readonly Tree[] | { readonly [key: string]: Tree };

/** Collects the strings below `tree`: those of headlines and all others. */
function sort(tree: Tree, headline: boolean, into: { headline: string[]; other: string[] }): void {
  if (typeof tree === 'string') (headline ? into.headline : into.other).push(tree);
  else if (tree && typeof tree === 'object')
    for (const [key, value] of Object.entries(tree))
      sort(value as Tree, headline || HEADLINE.test(key), into);
}

interface Source {
  /** Part of the content that it belongs to, such as `units`. */
  part: string;
  tree: Tree;
}

function readContent(folder: string, part?: string): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name === 'media' ? [] : readContent(path, part ?? entry.name);
    if (!entry.name.endsWith('.json')) return [];
    const tree = JSON.parse(readFileSync(path, 'utf8')) as Tree;
    return [{ part: part ?? basename(entry.name, '.json'), tree }];
  });
}

/** The headlines of a part of the content, such as `units`. */
export function contentHeadlines(part: string): string[] {
  const headline: string[] = [];
  for (const source of readContent(CONTENT))
    if (source.part === part) sort(source.tree, false, { headline, other: [] });
  return headline;
}

const collect = (texts: readonly string[]) =>
  [...new Set(texts.flatMap((text) => text.match(CHINESE) ?? []))].sort();

/** The characters of the brand, which stand on every Chinese page. */
export const brandCharacters = () => collect(BRAND).join('');

/** The Chinese characters of some texts, each once, without those of the brand. */
export function chineseCharacters(texts: readonly string[]): string {
  const brand = brandCharacters();
  return collect(texts)
    .filter((character) => !brand.includes(character))
    .join('');
}

/** A font file of the Chinese headline face. */
export interface Slice {
  name: string;
  characters: string;
}

/** Number of characters in a file of the interface's headlines, of which a page needs few: about 14 KB. */
const INTERFACE_SLICE = 48;
/** Number of characters in a file of a part of the content, of which its list needs most. */
const CONTENT_SLICE = 64;
/** Number of characters in a file that no headline of today needs. */
const OTHER_SLICE = 100;

/** The Chinese characters of all texts by font file, each once and the most used first: those of the interface's
 *  headlines and of each part of the content, and the other ones for headlines to come. A page without a face of
 *  its own (`pageFaces`) fetches the files with its characters. */
export function headlineSlices(): Slice[] {
  const site = { headline: [] as string[], other: [] as string[] };
  sort(zh as unknown as Tree, false, site);
  const parts = new Map<string, string[]>();
  const { other } = site;
  for (const { part, tree } of readContent(CONTENT)) {
    const headline = parts.get(part) ?? [];
    parts.set(part, headline);
    sort(tree, false, { headline, other });
  }

  const knownCharacters = new Set<string>(brandCharacters());
  /** Characters not in an earlier group, the most used first. */
  const more = (group: readonly string[]) => {
    const uses = new Map<string, number>();
    for (const text of group)
      for (const character of new Set(text.match(CHINESE)))
        uses.set(character, (uses.get(character) ?? 0) + 1);
    const fresh = [...uses.keys()].filter((character) => !knownCharacters.has(character));
    for (const character of fresh) knownCharacters.add(character);
    return fresh.sort((a, b) => uses.get(b)! - uses.get(a)! || (a < b ? -1 : 1));
  };
  return [
    ...cut('site', more(site.headline), INTERFACE_SLICE),
    ...[...parts].flatMap(([part, texts]) => cut(part, more(texts), CONTENT_SLICE)),
    ...cut('other', more(other), OTHER_SLICE),
  ];
}

function cut(name: string, characters: readonly string[], size: number): Slice[] {
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, index) => ({
    name: `${name}-${index + 1}`,
    characters: characters.slice(index * size, (index + 1) * size).join(''),
  }));
}
