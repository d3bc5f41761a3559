import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Collections of the server that grow while it runs, by file and name, and what bounds each. Nothing that a client
 *  sends may be a key without a bound: that is an `LRUCache`, with its limit. */
const BOUNDS = new Map([
  ...['articleIds', 'candidates', 'violationCounts'].map(
    (name) =>
      [`src/domain/selection/shortlist.ts ${name}`, 'one selection, which ends with it'] as const,
  ),
  ['src/domain/selection/word-counts.ts words', 'one selection, which ends with it'],
  ['src/launcher/http-layer/body-cache.mjs #encoded', 'the encodings of the layer'],
  ['src/launcher/http-layer/error-document.mjs cache', 'the error pages of both languages'],
  ['src/launcher/http-layer/graceful-close.mjs connections', 'open connections'],
  ['src/launcher/http-layer/graceful-close.mjs pending', 'open connections'],
  ['src/launcher/http-layer/response-counts.mjs counts', 'kinds of addresses by classes of status'],
  ['src/launcher/web-server.mjs origins', 'web processes'],
  ['src/launcher/web-server.mjs running', 'web processes'],
  ['src/launcher/web-server.mjs timers', 'web processes'],
  ['src/lib/fair-limiter.ts queues', 'its own maximum of waiting calls'],
  [
    'src/server/database/composed-statement.ts definedComposedStatements',
    'statements of the source',
  ],
  ['src/server/database/statement.ts definedStatements', 'statements of the source'],
  ['src/domain/lexicon/letter-loader.ts letters', 'letters that have a file'],
  ['src/server/jobs/job-runs.ts lastRuns', 'jobs of the source'],
  [
    'src/server/monitoring/csp-report/distinct-lines.ts seen',
    'its own maximum in a window of time',
  ],
  ['src/server/services/news/import-articles.ts unlicensed', 'one import, which ends with it'],
  ['src/server/services/news/import-entries.ts lines', 'lines of one import, which ends with it'],
  ['src/server/services/voice-lesson/shipped-lesson.ts known', 'files of the content'],
  ['src/server/telemetry/idle-runs.ts held', 'runs of jobs under way, each with its own maximum'],
]);

const KINDS = new Set(['Map', 'Set', 'Array']);
const UNBOUNDED = new Set(['RateLimiterMemory']);
const GROWS = new Set(['set', 'add', 'push', 'unshift']);

/** A variable or a field that holds a collection, and the function that it belongs to. */
interface Collection {
  name: string;
  home: ts.Node;
  /** Whether it is a property of an object, and lives as long as the object. */
  isProperty?: boolean;
}

const isNew = (node: ts.Expression, names: ReadonlySet<string>) =>
  ts.isNewExpression(node) && names.has(node.expression.getText());

const isFunction = (node: ts.Node) => ts.isFunctionLike(node) || ts.isSourceFile(node);

function homeOf(node: ts.Node): ts.Node {
  let home = node.parent;
  while (!isFunction(home) && !ts.isClassLike(home)) home = home.parent;
  return home;
}

/** Whether an expression creates a collection, or reuses an existing one. */
function makesCollection(node: ts.Expression | undefined): boolean {
  if (!node) return false;
  if (ts.isNewExpression(node)) return KINDS.has(node.expression.getText());
  if (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) return true;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return makesCollection(node.expression);
  return ts.isBinaryExpression(node) && makesCollection(node.right);
}

/** Collections that outlive the call in which they grow: of the module, of a class, or of a function that
 *  returns others. Growth within the function that created the collection ends with it. */
function growingCollections(source: string, path = 'file.ts'): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const collections: Collection[] = [];
  const found = new Set<string>();

  function collect(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node))
      if (makesCollection(node.initializer))
        collections.push({ name: node.name.getText(), home: homeOf(node) });
    if (ts.isPropertyAssignment(node) && isNew(node.initializer, KINDS))
      collections.push({ name: node.name.getText(), home: file, isProperty: true });
    // A limiter counts by its own keys, and is bounded by time only.
    if (ts.isNewExpression(node) && isNew(node, UNBOUNDED)) found.add(node.expression.getText());
    ts.forEachChild(node, collect);
  }
  collect(file);

  function grow(node: ts.Node): void {
    const name = grownBy(node);
    const collection = name && nearest(collections, name, node);
    if (collection && outlives(collection, node)) found.add(collection.name);
    const held = heldBy(node);
    for (const { name: own, isProperty } of collections)
      if (isProperty && own === held) found.add(own);
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

/** The name of the collection that grows, also of one that an object holds: `counters(db).limiters.set`. */
function heldBy(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  if (!GROWS.has(node.expression.name.text)) return null;
  const { expression } = node.expression;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : null;
}

/** The collection that a name refers to in its scope. */
function nearest(collections: Collection[], name: string, from: ts.Node): Collection | undefined {
  for (let node = from.parent; node; node = node.parent) {
    const own = collections.find(
      (one) => one.name === name && one.home === node && !one.isProperty,
    );
    if (own) return own;
  }
  return undefined;
}

/** Whether a growth is in a function that may be called after the one of the collection has ended: a named
 *  one. A callback is mostly called at once by the function that receives it. */
function outlives({ home }: Collection, from: ts.Node): boolean {
  if (ts.isSourceFile(home) || ts.isClassLike(home)) return homeOf(from) !== home;
  for (let node = from.parent; node !== home; node = node.parent)
    if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return true;
  return false;
}

/** Folders whose code runs in the server. */
const FOLDERS = [
  ...['src/app', 'src/domain', 'src/i18n', 'src/launcher', 'src/lib', 'src/operate'],
  ...['src/schemas', 'src/server'],
];

const sources = FOLDERS.flatMap((folder) =>
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

  it('Each cache has a limit in bytes, its keys with them', () => {
    for (const path of sources)
      for (const [, options = ''] of readFileSync(path, 'utf8').matchAll(
        /new LRUCache[^(]*\(([\s\S]*?)\);/g,
      ))
        expect(`${path} ${options}`).toMatch(/\bmaxSize\b[\s\S]*\bsizeCalculation\b/);
  });

  it.each([
    ['const a = new Map(); function f(b) { a.set(b, 1); }', ['a']],
    ['const a = (globalThis.b ?? new Map()) as Map; export const f = (b) => a.set(b, 1);', ['a']],
    ['const a = {}; function f(b) { a[b] = 1; }', ['a']],
    ['const a = []; function f(b) { a.push(b); }', ['a']],
    ['class C { readonly #a = new Set(); f(b) { this.#a.add(b); } }', ['#a']],
    ['function f() { const a = new Set(); return { g }; function g(b) { a.add(b); } }', ['a']],
    ['const a = new Map([[1, 2]]); function f(b) { return a.get(b); }', []],
    ['const a = (b) => ({ c: new Map() }); function f(b) { a(b).c.set(b, 1); }', ['c']],
    [
      'const a = (b) => ({ c: new Map() }); function f(b) { const { c } = a(b); c.set(b, 1); }',
      ['c'],
    ],
    ['const a = new RateLimiterMemory({ points: 1 });', ['RateLimiterMemory']],
    ['const a = new Map(); a.set(1, 2);', []],
    ['function f(b) { const a = new Map(); for (const c of b) a.set(c, 1); return a; }', []],
    ['function f(b) { const a = []; b.forEach((c) => a.push(c)); return a; }', []],
  ])('The scan reads %s', (source, names) => {
    expect(growingCollections(source)).toEqual(names);
  });
});
