import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The only file that sends SQL of ours by Prisma and returns rows. Its rows are those of statements, whose
 *  columns are compared with the schema. */
const HOME = 'src/server/db.ts';

/** Prisma's methods whose rows have the type that their caller claims. */
const RAW_READ = /^\$queryRaw/;

/** The lines at which a source reads rows of an unchecked type. The method may also be named by a string. */
function claimedReadsOf(path: string, source: string): string[] {
  if (path === HOME || !source.includes('$queryRaw')) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const claims: string[] = [];
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isIdentifier(node) || ts.isStringLiteralLike(node);
    if (isNamed && RAW_READ.test(node.text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      claims.push(`${path}:${line + 1} claims its rows`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return claims;
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^test\/|prisma-client/.test(name))
  .map((name) => `src/${name}`);

describe('Raw reads', () => {
  it('Rows of SQL come from statements, whose columns a test compares with the schema', () => {
    expect(sources).toContain(HOME);
    expect(sources.flatMap((path) => claimedReadsOf(path, readFileSync(path, 'utf8')))).toEqual([]);
  });

  it.each([
    'await tx.$queryRaw<{ id: string }[]>`SELECT id FROM "Feed"`;',
    'const rows: Row[] = await tx.$queryRaw`SELECT 1`;',
    'return ctx.db.$queryRaw(Prisma.sql`SELECT 1`);',
    "await db.$queryRawUnsafe<Row[]>('SELECT 1');",
    'await db.$queryRawTyped(find());',
    "await db['$queryRaw']`SELECT 1`;",
    'const { $queryRaw: read } = db;',
  ])('The read %s claims its rows', (read) => {
    const path = 'src/server/services/feed/feed-rows.ts';
    expect(claimedReadsOf(path, read)).toEqual([`${path}:1 claims its rows`]);
  });

  it('A row lock that only counts its rows claims none', () => {
    const lock = 'const locked = await tx.$executeRaw`SELECT id FROM "Feed" FOR UPDATE`;';
    expect(claimedReadsOf('src/server/services/feed/feed-rows.ts', lock)).toEqual([]);
  });
});
