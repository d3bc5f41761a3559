import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Collections of the server that grow while it runs, by file and name, and what bounds each. Nothing that a client
 *  sends may be a key without a bound: that is an `LRUCache`, with its limit. */
const BOUNDS = new Map([
  ['src/launcher/http-layer/body-cache.mjs #encoded', 'the encodings of the layer'],
  ['src/launcher/http-layer/error-document.mjs cache', 'the error pages of both languages'],
  ['src/launcher/http-layer/graceful-close.mjs connections', 'open connections'],
  ['src/launcher/http-layer/graceful-close.mjs pending', 'open connections'],
  ['src/launcher/http-layer/response-counts.mjs counts', 'kinds of addresses by classes of status'],
  ['src/launcher/web-server.mjs origins', 'web processes'],
  ['src/launcher/web-server.mjs running', 'web processes'],
  ['src/launcher/web-server.mjs timers', 'web processes'],
  ['src/server/database/statement.ts definedStatements', 'statements of the source'],
  ['src/server/jobs/job-runs.ts lastRuns', 'jobs of the source'],
  [
    'src/server/monitoring/csp-report/distinct-lines.ts seen',
    'its own maximum in a window of time',
  ],
  ['src/server/services/news/import-entries.ts lines', 'lines of one import, which ends with it'],
  ['src/server/services/voice-lesson/shipped-lesson.ts known', 'files of the content'],
]);

const KINDS = new Set(['Map', 'Set', 'Array']);
const GROWS = new Set(['set', 'add', 'push', 'unshift']);

/** A variable or a field that holds a collection, and the function that it belongs to. */
interface Collection {
  name: string;
  home: ts.Node;
}

const isFunction = (node: ts.Node) => ts.isFunctionLike(node) || ts.isSourceFile(node);

function homeOf(node: ts.Node): ts.Node {
  let home = node.parent;
  while (!isFunction(home) && !ts.isClassLike(home)) home = home.parent;
  return home;
}

/** Whether an expression makes an empty or a filled collection, or takes one over where there is one. */
function makesCollection(node: ts.Expression | undefined): boolean {
  if (!node) return false;
  if (ts.isNewExpression(node)) return KINDS.has(node.expression.getText());
  if (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) return true;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return makesCollection(node.expression);
  return ts.isBinaryExpression(node) && makesCollection(node.right);
}

/** Collections that outlive the call in which they grow: of the module, of a class, or of a function that returns
 *  others. A growth in the function that made the collection ends with it. */
function growingCollections(source: string, path = 'file.ts'): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const collections: Collection[] = [];
  const found = new Set<string>();

  function collect(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node))
      if (makesCollection(node.initializer))
        collections.push({ name: node.name.getText(), home: homeOf(node) });
    ts.forEachChild(node, collect);
  }
  collect(file);

  function grow(node: ts.Node): void {
    const name = grownBy(node);
    const collection = name && nearest(collections, name, node);
    if (collection && outlives(collection, node)) found.add(collection.name);
    ts.forEachChild(node, grow);
  }
  grow(file);
  return [...found];
}

/** The name of what a call or an assignment adds something to. */
function grownBy(node: ts.Node): string | null {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return GROWS.has(node.expression.name.text) ? lastName(node.expression.expression) : null;
  const isAssignment =
    ts.isBinaryExpression(node) &&
    /^(?:\?\?|\|\|)?=$/.test(node.operatorToken.getText()) &&
    ts.isElementAccessExpression(node.left);
  return isAssignment ? lastName((node.left as ts.ElementAccessExpression).expression) : null;
}

function lastName(node: ts.Expression): string | null {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isNonNullExpression(node)) return lastName(node.expression);
  return ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword
    ? node.name.text
    : null;
}

/** The collection of a name that is in scope. */
function nearest(collections: Collection[], name: string, from: ts.Node): Collection | undefined {
  for (let node = from.parent; node; node = node.parent) {
    const own = collections.find((one) => one.name === name && one.home === node);
    if (own) return own;
  }
  return undefined;
}

/** Whether a growth is in a function that may be called after the one of the collection has ended: a named one. A
 *  callback is called by whom it is handed to, mostly at once. */
function outlives({ home }: Collection, from: ts.Node): boolean {
  if (ts.isSourceFile(home) || ts.isClassLike(home)) return homeOf(from) !== home;
  for (let node = from.parent; node !== home; node = node.parent)
    if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return true;
  return false;
}

const sources = ['src/launcher', 'src/server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.|under-test|prisma-client|\/fakes\//.test(name),
    )
    .map((name) => `${folder}/${name}`),
);

describe('Collections that grow while the server runs', () => {
  it('Each has a bound that is named here', () => {
    const found = sources.flatMap((path) =>
      growingCollections(readFileSync(path, 'utf8'), path).map((name) => `${path} ${name}`),
    );
    expect(found.sort()).toEqual([...BOUNDS.keys()].sort());
  });

  it('Each cache has a limit', () => {
    for (const path of sources)
      for (const [, options = ''] of readFileSync(path, 'utf8').matchAll(
        /new LRUCache[^(]*\(([\s\S]*?)\);/g,
      ))
        expect(`${path} ${options}`).toMatch(/\bmax(?:Size)?\b/);
  });

  it.each([
    ['const a = new Map(); function f(b) { a.set(b, 1); }', ['a']],
    ['const a = (globalThis.b ?? new Map()) as Map; export const f = (b) => a.set(b, 1);', ['a']],
    ['const a = {}; function f(b) { a[b] = 1; }', ['a']],
    ['const a = []; function f(b) { a.push(b); }', ['a']],
    ['class C { readonly #a = new Set(); f(b) { this.#a.add(b); } }', ['#a']],
    ['function f() { const a = new Set(); return { g }; function g(b) { a.add(b); } }', ['a']],
    ['const a = new Map([[1, 2]]); function f(b) { return a.get(b); }', []],
    ['const a = new Map(); a.set(1, 2);', []],
    ['function f(b) { const a = new Map(); for (const c of b) a.set(c, 1); return a; }', []],
    ['function f(b) { const a = []; b.forEach((c) => a.push(c)); return a; }', []],
  ])('The scan reads %s', (source, names) => {
    expect(growingCollections(source)).toEqual(names);
  });
});
