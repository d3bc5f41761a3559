import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Lists the props of a file's exported components, by their declared types: `{ Badge: ['tone', …] }`.
 *  Attributes passed on to an element (`ComponentProps<'input'>`) are not listed.
 *  @param path of a `.tsx` file */
export function listComponentProps(path: string): Record<string, string[]> {
  const source = read(path);
  const found: Record<string, string[]> = {};
  for (const node of source.statements) {
    if (!ts.isFunctionDeclaration(node) || !/^[A-Z]/.test(node.name?.text ?? '')) continue;
    if (!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    const type = node.parameters[0]?.type;
    found[node.name!.text] = type ? [...new Set(members(type, source, path))] : [];
  }
  return found;
}

function read(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}

function members(type: ts.TypeNode, source: ts.SourceFile, path: string): string[] {
  if (ts.isTypeLiteralNode(type)) return names(type.members);
  if (ts.isIntersectionTypeNode(type))
    return type.types.flatMap((part) => members(part, source, path));
  return ts.isTypeReferenceNode(type) ? listMembers(type.typeName.getText(), source, path) : [];
}

function listMembers(name: string, source: ts.SourceFile, path: string): string[] {
  for (const node of source.statements) {
    if (ts.isInterfaceDeclaration(node) && node.name.text === name)
      return [...inherited(node, source, path), ...names(node.members)];
    if (ts.isTypeAliasDeclaration(node) && node.name.text === name)
      return members(node.type, source, path);
    const from = ts.isImportDeclaration(node) && importing(node, name);
    if (!from) continue;
    const other = join(dirname(path), `${from}.tsx`);
    return listMembers(name, read(other), other);
  }
  return [];
}

function inherited(node: ts.InterfaceDeclaration, source: ts.SourceFile, path: string): string[] {
  const above = node.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
  return above.flatMap(({ expression }) => listMembers(expression.getText(), source, path));
}

/** The relative module from which `node` imports `name`. */
function importing(node: ts.ImportDeclaration, name: string): string | undefined {
  const bindings = node.importClause?.namedBindings;
  const from = (node.moduleSpecifier as ts.StringLiteral).text;
  if (!from.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) return;
  return bindings.elements.some((element) => element.name.text === name) ? from : undefined;
}

function names(list: ts.NodeArray<ts.TypeElement>): string[] {
  return list.flatMap(({ name }) => (name ? [name.getText()] : []));
}
