import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The one file that locks rows of each table. */
const HOMES: Record<string, string> = {
  User: 'src/server/lock-user.ts',
  Order: 'src/server/services/order/lock-order.ts',
  Cart: 'src/server/services/cart/lock-cart.ts',
};

/** A blocking row lock; batches with SKIP LOCKED do not block and are allowed anywhere. */
const WAITING_LOCK =
  /\bFOR\s+(?:UPDATE|NO\s+KEY\s+UPDATE|SHARE|KEY\s+SHARE)\b(?!(?:\s+OF\s+[\w",\s]+?)?\s+SKIP\s+LOCKED)/i;

/** The tables whose rows an SQL statement locks outside of their home. A lock clause without a table is a
 *  part of another statement, which may lock any table. */
function strayLocks(path: string, sql: string): string[] {
  if (!WAITING_LOCK.test(sql)) return [];
  const tables = [...sql.matchAll(/\b(?:FROM|JOIN)\s+"?(\w+)"?/gi)].map(([, table = '']) => table);
  const stray = tables.filter((table) => HOMES[table] !== undefined && HOMES[table] !== path);
  const isPart = tables.length === 0 && path !== HOMES.User;
  return isPart ? ['any table'] : stray;
}

function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    const own =
      node.head.text + node.templateSpans.map(({ literal }) => ` … ${literal.text}`).join('');
    return [own, ...node.templateSpans.flatMap(({ expression }) => textsOf(expression))];
  }
  const texts: string[] = [];
  ts.forEachChild(node, (child) => {
    texts.push(...textsOf(child));
  });
  return texts;
}

function strayLocksOf(path: string, source: string): string[] {
  if (!WAITING_LOCK.test(source)) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  return textsOf(file).flatMap((text) =>
    strayLocks(path, text).map((table) => `${path} locks ${table}`),
  );
}

const sources = ['src', 'prisma'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('prisma-client'))
    .map((name) => `${folder}/${name}`),
);

describe('Row locks', () => {
  it('Rows of User, Order and Cart are locked in one file each', () => {
    expect(sources.flatMap((path) => strayLocksOf(path, readFileSync(path, 'utf8')))).toEqual([]);
  });

  it.each([
    ['`SELECT 1 FROM "User" WHERE id = 1 FOR UPDATE`', ['User']],
    ['`SELECT 1 FROM "Gift" JOIN "Order" ON true FOR NO KEY UPDATE OF "Order"`', ['Order']],
    ['\'SELECT 1 FROM "Cart" FOR SHARE NOWAIT\'', ['Cart']],
    ['`FOR UPDATE`', ['any table']],
    ['`SELECT 1 FROM "Coupon" WHERE id = 1 FOR UPDATE`', []],
    ['`SELECT id FROM "Order" LIMIT 5 FOR UPDATE SKIP LOCKED`', []],
    ['`SELECT id FROM "User" WHERE id = 1`', []],
  ])('The statement %s locks outside of its home %j', (statement, tables) => {
    const path = 'src/server/services/gift/claim-gift.ts';
    const expected = tables.map((table) => `${path} locks ${table}`);
    expect(strayLocksOf(path, `const sql = ${statement};`)).toEqual(expected);
  });
});
