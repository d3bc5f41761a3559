import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The columns that can end an owner's access. */
const COLUMNS = ['role', 'disabledAt', 'deletionDueAt', 'anonymisedAt'];

const WRITES = ['update', 'updateMany', 'updateManyAndReturn', 'upsert', 'delete', 'deleteMany'];

/** Every writer of these columns, and the file that calls `assertOwnerStays` for it; null: it cannot end an
 *  owner's access. */
const WRITERS: Record<string, string | null> = {
  'src/server/services/account/anonymise-due-accounts.ts':
    'src/server/services/account/anonymise-due-accounts.ts',
  'src/server/services/account/anonymise.ts':
    'src/server/services/account/anonymise-due-accounts.ts',
  'src/server/services/account/cancel-deletion.ts': null,
  'src/server/services/account/request-deletion.ts':
    'src/server/services/account/request-deletion.ts',
  // A sign-up deletes only the account that it has created in the same transaction.
  'src/server/services/account/sign-up.ts': null,
  'src/server/services/operator/disable-account.ts':
    'src/server/services/operator/disable-account.ts',
  'src/server/services/operator/enable-account.ts': null,
  'src/server/services/operator/set-role.ts': 'src/server/services/operator/set-role.ts',
};

const DELETE = /\bDELETE\s+FROM\s+"User"/i;
const UPDATE = /\bUPDATE\s+"User"\s[\s\S]*?\bSET\b([\s\S]*?)(?:\bWHERE\b|\bFROM\b|$)/gi;

/** Whether SQL deletes accounts or sets one of the columns. */
function endsInSql(sql: string): boolean {
  const sets = [...sql.matchAll(UPDATE)].map(([, set = '']) => set);
  return (
    DELETE.test(sql) ||
    sets.some((set) => COLUMNS.some((column) => new RegExp(`"?\\b${column}"?\\s*=`).test(set)))
  );
}

/** The names that the `data` of a call of Prisma sets; null when they cannot be read from the call. */
function namesOfData(call: ts.CallExpression): string[] | null {
  const [input] = call.arguments;
  if (!input || !ts.isObjectLiteralExpression(input)) return null;
  const parts = input.properties.filter((property) =>
    ['data', 'update'].includes(property.name?.getText() ?? ''),
  );
  const names = parts.flatMap((part) => {
    const data = ts.isPropertyAssignment(part) ? part.initializer : null;
    if (!data || !ts.isObjectLiteralExpression(data)) return [null];
    return data.properties.map((property) => property.name?.getText() ?? null);
  });
  return names.every((name) => name !== null) ? names : null;
}

/** Whether a call of Prisma can end an owner's access. Data that is composed elsewhere counts, unless its
 *  type leaves the columns out: those files are listed below. */
function endsInCall(node: ts.CallExpression): boolean {
  const callee = node.expression;
  if (!ts.isPropertyAccessExpression(callee) || !WRITES.includes(callee.name.text)) return false;
  if (!ts.isPropertyAccessExpression(callee.expression)) return false;
  if (callee.expression.name.text !== 'user') return false;
  if (callee.name.text.startsWith('delete')) return true;
  const names = namesOfData(node);
  return names === null || names.some((name) => COLUMNS.includes(name));
}

function isWriter(path: string, source: string): boolean {
  if (!/\buser\.(?:update|upsert|delete)|"User"/.test(source)) return false;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found ||= endsInCall(node);
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      found ||= endsInSql(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Files that compose data whose types or parts lack these columns. */
const OTHER_DATA = [
  'src/server/services/account/edit-profile.ts',
  'src/server/services/account/reset-password.ts',
];

const sources = ['src', 'prisma/seed']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|prisma-client|^src\/test\//.test(path));

describe('Whatever ends an owner', () => {
  it('Every writer of the columns that end an owner is listed with the file that asks whether one stays', () => {
    const writers = sources.filter((path) => isWriter(path, readFileSync(path, 'utf8')));
    expect(writers.filter((path) => !OTHER_DATA.includes(path)).sort()).toEqual(
      Object.keys(WRITERS),
    );
    for (const file of Object.values(WRITERS))
      if (file) expect(readFileSync(file, 'utf8')).toContain('assertOwnerStays(tx, ');
  });

  it.each([
    ["tx.user.update({ where: { id }, data: { role: 'USER' } })", true],
    ['db.user.updateMany({ data: { disabledAt: now } })', true],
    ['tx.user.update({ where: { id }, data })', true],
    ['tx.user.update({ where: { id }, data: { ...changes } })', true],
    ['tx.user.deleteMany()', true],
    ['tx.$executeRaw`UPDATE "User" SET "deletionDueAt" = now() WHERE id = 1`', true],
    ['tx.$executeRaw`DELETE FROM "User" WHERE id = 1`', true],
    ["tx.user.update({ where: { role: 'OWNER' }, data: { name: '' } })", false],
    ['tx.$executeRaw`UPDATE "User" SET name = 1 WHERE role = 2`', false],
    ["tx.partner.update({ data: { role: 'x' } })", false],
  ])('Whether the statement %s can end an owner: %s', (statement, ends) => {
    expect(isWriter('src/x.ts', statement)).toBe(ends);
  });
});
