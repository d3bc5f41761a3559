import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const SERVICES = 'src/server/services';

/** Kinds of parameters of service functions, beside plain values. */
type Given = 'context' | 'database' | 'verb' | 'plain';

function toKind({ name, type, initializer }: ts.ParameterDeclaration): Given {
  if (type && namesOf(type).includes('ServiceContext')) return 'context';
  if (type && namesOf(type).some((named) => named === 'Tx' || named === 'Database'))
    return 'database';
  const isVerb = type && (namesOf(type).includes('Verb') || holdsContext(type));
  if (isVerb || /\bctx\b/.test(name.getText())) return 'verb';
  return initializer && /\bctx\b/.test(initializer.getText()) ? 'verb' : 'plain';
}

/** The types that a parameter's type consists of: `Tx | Database` has two. */
function namesOf(type: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(namesOf);
  return ts.isTypeReferenceNode(type) ? [type.typeName.getText()] : [];
}

function holdsContext(type: ts.TypeNode): boolean {
  return (
    ts.isTypeLiteralNode(type) &&
    type.members.some(
      (member) =>
        ts.isPropertySignature(member) &&
        member.type &&
        namesOf(member.type).includes('ServiceContext'),
    )
  );
}

/** Whether a parameter destructures `{ ctx }` or `{ ctx, input }` only. */
function isVerbPattern({ name }: ts.ParameterDeclaration): boolean {
  if (!ts.isObjectBindingPattern(name)) return false;
  const keys = name.elements.map(({ propertyName, name: own }) => (propertyName ?? own).getText());
  return keys.join() === 'ctx' || keys.join() === 'ctx,input';
}

/** Error in the parameters of a function, or null. */
function fault(parameters: readonly ts.ParameterDeclaration[]): string | null {
  const kinds = parameters.map(toKind);
  if (kinds.includes('verb')) {
    const alone =
      parameters.length === 1 && isVerbPattern(parameters[0] as ts.ParameterDeclaration);
    return alone ? null : 'a verb takes { ctx, input } or { ctx }, and nothing else';
  }
  if (kinds.lastIndexOf('database') > 0) return 'tx or db comes first, and once';
  const first = parameters[0]?.name.getText();
  if (kinds[0] === 'database' && first !== 'tx' && first !== 'db')
    return 'a transaction is called tx, a database db';
  const contextIndex = kinds.indexOf('context');
  if (contextIndex === -1) return null;
  const isHelper =
    kinds[0] === 'database' && contextIndex === 1 && kinds.lastIndexOf('context') === 1;
  return isHelper ? null : 'a context comes as { ctx, input }, or second after tx or db';
}

function faultsOf(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  return file.statements.flatMap(exportedFunctions).flatMap(({ name, parameters }) => {
    const wrong = fault(parameters);
    return wrong === null ? [] : [`${path} ${name}: ${wrong}`];
  });
}

interface ExportedFunction {
  name: string;
  parameters: readonly ts.ParameterDeclaration[];
}

function exportedFunctions(statement: ts.Statement): ExportedFunction[] {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : [];
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isFunctionDeclaration(statement))
    return [{ name: statement.name?.text ?? 'default', parameters: statement.parameters }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
    const isFunction =
      initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));
    return isFunction ? [{ name: name.getText(), parameters: initializer.parameters }] : [];
  });
}

const paths = readdirSync(SERVICES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => `${SERVICES}/${name}`);

describe('The calling convention of services', () => {
  it('Every exported function is verb({ ctx, input }), or a helper that takes tx or db first', () => {
    expect(paths.length).toBeGreaterThan(200);
    expect(paths.flatMap((path) => faultsOf(path, readFileSync(path, 'utf8')))).toEqual([]);
  });

  it.each([
    ['a verb', '{ ctx, input }: Verb<X>'],
    ['a verb that takes its input apart', '{ ctx, input: { id } }: Verb<X>'],
    ['a query without input', '{ ctx }: { ctx: ServiceContext }'],
    ['a helper', 'tx: Tx, userId: string'],
    ['a helper that needs the context', 'db: Database | Tx, ctx: ServiceContext, id: string'],
    ['a plain function', 'row: Row, now: Date'],
  ])('The shape of %s is accepted', (_, parameters) => {
    expect(faultsOf('x.ts', `export function f(${parameters}) {}`)).toEqual([]);
  });

  it.each([
    ['a bare context', 'ctx: ServiceContext'],
    ['a bare context that is taken apart', '{ db }: ServiceContext, id: string'],
    ['a second parameter beside ctx and input', '{ ctx, input }: Verb<X>, gateway = g(ctx.db)'],
    ['another property beside ctx', '{ ctx, storage }: { ctx: ServiceContext; storage: Storage }'],
    ['a transaction that is not first', 'id: string, tx: Tx'],
    ['a transaction of another name', 'client: Tx'],
    ['a context that is not second', 'tx: Tx, id: string, ctx: ServiceContext'],
  ])('The shape with %s is rejected, of a declaration and of a constant', (_, parameters) => {
    expect(faultsOf('x.ts', `export async function f(${parameters}) {}`)).toHaveLength(1);
    expect(faultsOf('x.ts', `export const f = (${parameters}) => null;`)).toHaveLength(1);
  });
});
