import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { namedScopes } from '~/i18n/named-scopes';
import { ROOT } from '~/launcher/machine/root';

const SRC = join(ROOT, 'src');

/** The folder of the pages. */
export const PAGES = join(SRC, 'app/[locale]');

/** The texts and imports of a module below a page. */
export interface PageModule {
  isClient: boolean;
  /** Paths of our own modules that it imports, without those that bring their texts along. */
  imports: string[];
  /** The scopes of the texts that it names. */
  scopes: Set<string>;
  /** Whether it provides all texts (`AllMessages`). */
  hasAllMessages: boolean;
  /** Whether it provides the scopes that the list has for its place. */
  isProvider: boolean;
}

const modules = new Map<string, PageModule>();

/** Reads a module once.
 *  @throws Error when it provides the texts of another place than its own, or is a client component that
 *    provides texts */
export function readModule(file: string): PageModule {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8').replace(/^[ \t]*(?:\/\*\*|\*|\/\/).*$/gm, '');
  // A component that brings its texts along needs none of the page's.
  const withoutOwnTexts = text.replace(
    /withMessages(?:<[^>]*>)?\(\s*\(\) =>\s*import\('[^']+'\)/g,
    '',
  );
  const names = [
    ...withoutOwnTexts.matchAll(/^(?:import|export) (?!type\b)[^'";]*\bfrom '([^']+)'/gm),
    ...withoutOwnTexts.matchAll(/\bimport\('([^']+)'\)/g),
  ].map((match) => match[1]!);
  const isClient = /^\s*'use client'/.test(text);
  const loaded: PageModule = {
    isClient,
    imports: names.map((name) => resolve(file, name)).filter((path) => path !== null),
    scopes: namedScopes(text),
    hasAllMessages: /All(?:Console)?Messages/.test(text),
    isProvider: isProvider(file, text, isClient),
  };
  modules.set(file, loaded);
  return loaded;
}

/** The name of a place that provides texts: its path below the pages, such as `(home)/cart/layout`. */
export const placeOf = (file: string) => relative(PAGES, file).replace(/\.tsx?$/, '');

function isProvider(file: string, text: string, isClient: boolean): boolean {
  const places = [
    ...text.matchAll(/\bmessagesLayout\('([^']+)'\)|<PageMessages\b[^>]*?\bof="([^"]+)"/g),
  ].map((match) => match[1] ?? match[2]!);
  for (const place of places) {
    const name = relative(SRC, file);
    if (place !== placeOf(file))
      throw new Error(`${name} provides the texts of ${place}: name ${placeOf(file)} instead.`);
    if (isClient)
      throw new Error(`${name} is a client component: a page or layout gives it texts.`);
  }
  return places.length > 0;
}

/** The file of an imported module of ours, unless it belongs to the server or holds the texts. */
function resolve(from: string, name: string): string | null {
  const path = name.startsWith('~/')
    ? join(SRC, name.slice(2))
    : name.startsWith('.')
      ? join(dirname(from), name)
      : null;
  if (path === null || /\/src\/(server|i18n\/(locales|messages|client|server))\b/.test(path))
    return null;
  const files = [path, `${path}.ts`, `${path}.tsx`];
  return files.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}
