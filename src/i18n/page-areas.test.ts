import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { FORM_SCOPES } from './form-scopes';
import consoleZh from './locales/console-zh';
import zh from './locales/zh';
import { namedScopes } from './named-scopes';

const SRC = join(process.cwd(), 'src');
const PAGES = join(SRC, 'app/[locale]');
const AREAS = Object.keys(zh);
const CONSOLE_AREAS = Object.keys(consoleZh);

/** What a module imports, and which scopes of the texts it names. */
interface Module {
  isClient: boolean;
  imports: string[];
  scopes: Set<string>;
}

const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8').replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '');
  // A component that brings its texts along needs none of the page's.
  const withoutOwnTexts = text.replace(
    /(?:with(?:Messages|Calls)|lazyCallWithTexts)(?:<[^>]*>)?\(\s*\(\) =>\s*import\('[^']+'\)/g,
    '',
  );
  const names = [
    ...withoutOwnTexts.matchAll(/^(?:import|export)\s+(?!type\b)[^'";]*?\bfrom\s+'([^']+)'/gm),
    ...withoutOwnTexts.matchAll(/\bimport\('([^']+)'\)/g),
  ].map((match) => match[1]!);
  const loaded: Module = {
    isClient: /^\s*'use client'/.test(text),
    imports: names.map((name) => resolve(file, name)).filter((path) => path !== null),
    scopes: namedScopes(text),
  };
  modules.set(file, loaded);
  return loaded;
}

/** The file of an imported module of ours, unless it is one of the server or the texts themselves. */
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

const needs = new Map<string, Map<string, string>>();

/** The scopes that the client components below an entry name, with one module that names each. */
function neededScopes(entry: string): Map<string, string> {
  const known = needs.get(entry);
  if (known) return known;
  const needed = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (file: string, below: boolean) => {
    const { isClient, imports, scopes } = readModule(file);
    const inClient = below || isClient;
    const key = `${inClient} ${file}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (inClient) for (const scope of scopes) needed.set(scope, relative(SRC, file));
    for (const path of imports) visit(path, inClient);
  };
  visit(entry, false);
  needs.set(entry, needed);
  return needed;
}

/** Scopes that several layouts provide, by the name of their list. */
const SHARED_SCOPES: Readonly<Record<string, readonly string[]>> = { FORM_SCOPES };

/** The scopes of a shared list that a layout spreads. */
function sharedScopes(name: string): readonly string[] {
  const scopes = SHARED_SCOPES[name];
  if (!scopes) throw new Error(`The list ${name} of scopes is not known to this test.`);
  return scopes;
}

/** The scopes that a page or layout provides itself. */
function providedScopes(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (/AllConsoleMessages/.test(text)) return [...AREAS, ...CONSOLE_AREAS];
  if (/AllMessages/.test(text)) return AREAS;
  const list =
    /messagesLayout\(([^)]*)\)/.exec(text)?.[1] ?? /scopes=\{\[([^\]]*)\]\}/.exec(text)?.[1] ?? '';
  return [
    ...[...list.matchAll(/\.\.\.(\w+)/g)].flatMap((match) => sharedScopes(match[1]!)),
    ...[...list.matchAll(/'([\w.]+)'/g)].map((match) => match[1]!),
  ];
}

/** A page and the layouts around it, outermost first. */
function chain(page: string): string[] {
  const folders = relative(PAGES, dirname(page)).split('/');
  const layouts = ['', ...folders.map((_, index) => folders.slice(0, index + 1).join('/'))];
  const files = layouts.map((folder) => join(PAGES, folder, 'layout.tsx'));
  return [...files.filter((file) => existsSync(file)), page];
}

const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)(page|error|not-found)\.tsx$/.test(path))
  .map((path) => join(PAGES, path));

const covers = (given: string, needed: string) =>
  given === needed || needed.startsWith(`${given}.`);

it('Every page gives its client components all texts that they show at its start', () => {
  expect(pages.length).toBeGreaterThan(30);
  const missing = pages.flatMap((page) => {
    const around = chain(page);
    return around.flatMap((file, index) => {
      // A layout’s own components are above the pages: they have the texts of the layouts around them alone.
      const given = around.slice(0, index + 1).flatMap(providedScopes);
      return [...neededScopes(file)]
        .filter(([needed]) => !given.some((scope) => covers(scope, needed)))
        .map(([scope, by]) => `${relative(PAGES, file)}: ${scope} (${by})`);
    });
  });
  expect([...new Set(missing)].sort()).toEqual([]);
});

it('No page sends texts that none of its client components shows, nor more of an area than it names', () => {
  const usedBelow = new Map<string, Set<string>>();
  for (const page of pages) {
    const around = chain(page);
    const needed = around.flatMap((file) => [...neededScopes(file).keys()]);
    for (const file of around)
      usedBelow.set(file, new Set([...(usedBelow.get(file) ?? []), ...needed]));
  }
  const superfluous = [...usedBelow].flatMap(([file, needed]) => {
    const given = providedScopes(file);
    if (given.length >= AREAS.length) return [];
    return given
      .filter((scope) => !needed.has(scope))
      .map((scope) => `${relative(PAGES, file)}: ${scope}`);
  });
  expect(superfluous).toEqual([]);
});
