import {
  type ElementAccessExpression,
  type Expression,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript-7/unstable/ast';
import { isBinaryExpression, isElementAccessExpression } from 'typescript-7/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags } from 'typescript-7/unstable/sync';

/** A look-up of an object by a text. */
export interface TextKey {
  /** Path from the root of the project. */
  file: string;
  line: number;
  text: string;
}

/** Lists the look-ups of an object by a text that is no literal: `table[word]`, `word in table`. The compiler's
 *  types decide which keys are texts; keys of a closed set, such as the names of a language, are not.
 *  @param root folder with the `tsconfig.json`
 *  @param config the settings that name the files, from the root
 *  @param isWanted whether to read a file, by its path from the root */
export function listTextKeys(
  root: string,
  isWanted: (file: string) => boolean,
  config = 'tsconfig.json',
): TextKey[] {
  const api = new API({ cwd: root });
  try {
    const openProject = `${root}/${config}`;
    const project = api.updateSnapshot({ openProject }).getProjects()[0]!;
    const { checker, program } = project;
    return program.getSourceFileNames().flatMap((name) => {
      const file = name.slice(root.length + 1);
      if (!name.startsWith(`${root}/`) || !isWanted(file)) return [];
      const source = program.getSourceFile(name)!;
      return findTextKeys(checker, source).map((node) => ({
        file,
        line: source.text.slice(0, node.getStart()).split('\n').length,
        text: node.getText().replaceAll(/\s+/g, ' '),
      }));
    });
  } finally {
    api.close();
  }
}

function findTextKeys(checker: Checker, source: SourceFile): Node[] {
  const asked: { node: Node; key: Expression }[] = [];
  const visit = (node: Node): void => {
    const key = keyOf(node);
    if (key && !isLiteral(key)) asked.push({ node, key });
    node.forEachChild(visit);
  };
  visit(source);
  if (asked.length === 0) return [];
  const types = checker.getTypeAtLocation(asked.map(({ key }) => key));
  return asked.filter((_, index) => isText(types[index])).map(({ node }) => node);
}

function keyOf(node: Node): Expression | null {
  if (isElementAccessExpression(node)) return (node as ElementAccessExpression).argumentExpression;
  const isIn = isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword;
  return isIn ? node.left : null;
}

const isLiteral = ({ kind }: Node): boolean =>
  kind === SyntaxKind.StringLiteral ||
  kind === SyntaxKind.NumericLiteral ||
  kind === SyntaxKind.NoSubstitutionTemplateLiteral;

function isText(type: Type | undefined): boolean {
  if (!type) return false;
  if (type.flags & (TypeFlags.String | TypeFlags.TemplateLiteral)) return true;
  if (!(type.flags & TypeFlags.Union)) return false;
  return (type as Type & { getTypes(): readonly Type[] }).getTypes().some(isText);
}
