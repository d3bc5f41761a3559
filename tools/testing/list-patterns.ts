import ts from 'typescript';

/** A regular expression as it stands in a file. */
export interface WrittenPattern {
  /** File and line: `src/schemas/cart.ts:6`. */
  place: string;
  source: string;
  flags: string;
}

/** Stands for a part of a pattern that only a running program knows, such as a word that it searches for. */
const UNKNOWN_PART = 'x';

/** The regular expressions of a file: literals, and those that are made of texts with `RegExp`. */
export function listPatterns(path: string, text: string): WrittenPattern[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const constants = listConstants(file);
  const found: WrittenPattern[] = [];
  const add = (node: ts.Node, source: string, flags: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push({ place: `${path}:${line + 1}`, source, flags });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    } else if (isMadeOfText(node)) {
      const [source, flags] = node.arguments ?? [];
      add(node, toText(source, constants), flags ? toText(flags, constants) : '');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isMadeOfText(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isCall && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';
}

/** The constants of a file by their names. */
function listConstants(file: ts.SourceFile): Map<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return constants;
}

/** The text of an expression, as far as the file determines it. */
function toText(
  node: ts.Expression | undefined,
  constants: ReadonlyMap<string, ts.Expression>,
): string {
  if (!node) return UNKNOWN_PART;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1, node.text.lastIndexOf('/'));
  if (ts.isTemplateExpression(node)) return joinParts(node, constants, ({ text }) => text);
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw') {
    if (ts.isNoSubstitutionTemplateLiteral(node.template)) return node.template.rawText ?? '';
    return joinParts(node.template, constants, ({ rawText }) => rawText ?? '');
  }
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source')
    return toText(node.expression, constants);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return toText(node.left, constants) + toText(node.right, constants);
  const value = ts.isIdentifier(node) && constants.get(node.text);
  return value
    ? toText(value, new Map([...constants].filter(([, of]) => of !== value)))
    : UNKNOWN_PART;
}

function joinParts(
  { head, templateSpans }: ts.TemplateExpression,
  constants: ReadonlyMap<string, ts.Expression>,
  read: (literal: ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail) => string,
): string {
  const rest = templateSpans.map(
    ({ expression, literal }) => toText(expression, constants) + read(literal),
  );
  return read(head) + rest.join('');
}
