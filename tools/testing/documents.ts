import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Folders of the repository by whose name a path in a document is known. */
const FOLDERS = /^(\.\/)?(src|docs|prisma|e2e|examples|public|tools|\.github)\//;
/** Where a path stops being one path: `<domain>`, `NNNN-title.md`, `…`, a glob. */
const PLACEHOLDER = /[<…*$]|\bN{4}\b/;
/** What a path may be written without. */
const ENDINGS = ['', '.ts', '.tsx'];
/** Source files and documents that are named without their folder. */
const BARE_FILE = /^[\w.-]+\.(ts|tsx|mjs|md)$/;

interface Repository {
  /** Names of the scripts in package.json. */
  scripts: ReadonlySet<string>;
  /** Last parts of the paths of all source files and documents. */
  fileNames: ReadonlySet<string>;
}

/** What documents may name, read from the working directory. */
export function readRepository(): Repository {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const folders = ['src', 'docs', 'prisma', 'e2e', 'examples', 'tools'];
  const below = folders.flatMap((folder) => readdirSync(folder, { recursive: true }) as string[]);
  const names = [...readdirSync('.'), ...below].map((path) => path.split('/').at(-1) ?? '');
  return { scripts: new Set(Object.keys(scripts)), fileNames: new Set(names) };
}

/** The Markdown documents of the repository, without those of packages. */
export function listDocuments(): string[] {
  const inDocs = readdirSync('docs', { recursive: true }) as string[];
  const paths = [...readdirSync('.'), ...inDocs.map((path) => join('docs', path))];
  return paths.filter((path) => path.endsWith('.md'));
}

/** Everything that a document names and the repository does not have: paths, commands, links.
 *  @param path the document's own, from which its links lead
 *  @returns a line for each, empty when all is there */
export function findMissingReferences(
  path: string,
  text: string,
  repository: Repository,
): string[] {
  return [
    ...codeWords(text)
      .filter((word) => !pathExists(word, repository))
      .map((word) => `the path ${word}`),
    ...listScripts(text)
      .filter((name) => !repository.scripts.has(name))
      .map((name) => `the command npm run ${name}`),
    ...listLinks(text)
      .filter((link) => !isLinkTarget(path, text, link))
      .map((link) => `the link ${link}`),
  ];
}

const FENCE = /^```[^\n]*\n([\s\S]*?)^```/gm;

/** Words set as code, in sentences and in blocks. */
function codeWords(text: string): string[] {
  const blocks = [...text.matchAll(FENCE)].map(([, code]) => code ?? '');
  const spans = [...text.replace(FENCE, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');
  const words = [...blocks, ...spans].flatMap((code) => code.split(/[\s'"`()|]+/));
  return words.map((word) => word.replace(/[,;:.]+$/, '')).flatMap(withoutBraces);
}

/** `a/{b,c}` is `a/b` and `a/c`. */
function withoutBraces(word: string): string[] {
  const [whole, before, inner, after] = word.match(/^(.*)\{([\w.,-]+)\}(.*)$/) ?? [];
  if (!whole || !inner?.includes(',')) return [word];
  return inner.split(',').flatMap((part) => withoutBraces(`${before}${part}${after}`));
}

function pathExists(word: string, { fileNames }: Repository): boolean {
  if (BARE_FILE.test(word)) return PLACEHOLDER.test(word) || fileNames.has(word);
  if (!FOLDERS.test(word)) return true;
  const parts = word.split('/');
  const unclear = parts.findIndex((part) => PLACEHOLDER.test(part));
  const clear = unclear < 0 ? word : parts.slice(0, unclear).join('/');
  return ENDINGS.some((ending) => existsSync(clear + ending));
}

function listScripts(text: string): string[] {
  return [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name]) => name ?? '');
}

function listLinks(text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link ?? '');
  return links.filter((link) => !/^(https?|mailto):/.test(link));
}

function isLinkTarget(path: string, text: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? path : normalize(join(dirname(path), file));
  if (file !== '' && !existsSync(target)) return false;
  if (!anchor) return true;
  const headings = (file === '' ? text : readFileSync(target, 'utf8')).match(/^#+ .*$/gm) ?? [];
  return headings.some((heading) => toAnchor(heading) === anchor);
}

/** The anchor of a heading as Git hosts make it. */
function toAnchor(heading: string): string {
  const words = heading.replace(/^#+ /, '').toLowerCase();
  return words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
}
