import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';

/** Words that names use in one meaning only, or no longer: see docs/words.md. `except` are the paths in
 *  which the word has its one meaning. */
const RETIRED: readonly { word: RegExp; write: string; except?: RegExp }[] = [
  { word: /^desks?$/, write: 'dashboard, section, panel, operator, desktop' },
  { word: /^standings?$/, write: 'status, progress, eligibility, overview' },
  { word: /^refusals?$/, write: 'error, ineligibility' },
  { word: /^complaints?$/, write: 'error' },
  { word: /^told$/, write: 'notified, mailed, reported' },
  { word: /^likeness$/, write: 'similarity' },
  { word: /^rivals?$/, write: 'competitor' },
  { word: /^sayings?$/, write: 'utterance' },
  { word: /^spares?$/, write: 'alternative' },
  { word: /^sitting$/, write: 'review session' },
  { word: /^films?$/, write: 'video' },
  { word: /^studio$/, write: 'speech pipeline' },
  { word: /^wayfinding$/, write: 'path, layout' },
  { word: /^whoever$|^nobody$|^somebody$/, write: 'the noun: user, visitor, buyer' },
];

/** First words of functions' names for which the field has other words. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  tell: 'mail, notify, emit',
  ask: 'request, query, poll',
  forget: 'delete, erase, clear',
  hold: 'lock',
  note: 'enqueue, record, touch',
  may: 'can',
  keep: 'save, insert, store',
};

/** First words of a title that continues the title around it instead of naming its subject. */
const NO_SUBJECT =
  /^(is|are|was|were|has|have|had|does|do|did|can|cannot|could|may|might|must|will|would|that|which|who|whose|whom|whoever|of|and|but|or|also|not|never|twice|again|then|so|to)\b/i;

const SOURCES = /^(src|e2e|prisma|tools)\/.*\.(ts|tsx|mjs)$/;
const files = execFileSync('git', ['ls-files', 'src', 'e2e', 'prisma', 'tools'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => SOURCES.test(file) && !file.startsWith('prisma/migrations/'));

/** Words of a camelCase, PascalCase, CONSTANT_CASE or kebab-case name. */
const wordsIn = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

function retiredIn(file: string, name: string): string[] {
  return wordsIn(name).flatMap((part) =>
    RETIRED.filter(({ word, except }) => word.test(part) && !except?.test(file)).map(
      ({ write }) => `${file}: ${name}: write ${write}`,
    ),
  );
}

type Named = ts.Declaration & { name: ts.Identifier };
function isNamed(node: ts.Node): node is Named {
  const named =
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyDeclaration(node);
  return named && !!node.name && ts.isIdentifier(node.name);
}

function isFunction(node: Named): boolean {
  if (ts.isFunctionDeclaration(node) || ts.isMethodSignature(node) || ts.isMethodDeclaration(node))
    return true;
  return (
    ts.isVariableDeclaration(node) && !!node.initializer && ts.isArrowFunction(node.initializer)
  );
}

interface ParsedFile {
  file: string;
  declarations: Named[];
  titles: string[];
  /** Lines with an object literal that is spread into another one, or into an element. */
  spreadLiterals: number[];
}

function parse(file: string): ParsedFile {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: ParsedFile = { file, declarations: [], titles: [], spreadLiterals: [] };
  const visit = (node: ts.Node) => {
    if (isNamed(node)) found.declarations.push(node);
    if (isSpreadLiteral(node))
      found.spreadLiterals.push(
        source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
      );
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title) && isTest(node.expression.getText(source)))
        found.titles.push(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isSpreadLiteral(node: ts.Node): boolean {
  return (
    (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) &&
    ts.isObjectLiteralExpression(unwrap(node.expression))
  );
}

/** An expression without its brackets and the types that it is given. */
const unwrap = (expression: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(expression) ||
  ts.isAsExpression(expression) ||
  ts.isSatisfiesExpression(expression)
    ? unwrap(expression.expression)
    : expression;

const isTest = (called: string) => /^(it|test)\b(?!\.step)/.test(called);

const parsed: ParsedFile[] = [];
beforeAll(() => {
  parsed.push(...files.map(parse));
});

it('Names use no retired word', () => {
  const found = parsed.flatMap(({ file, declarations }) => [
    ...retiredIn(file, basename(file).replace(/\..*$/, '')),
    ...declarations.flatMap((node) => {
      const name = node.name.text;
      const beginning = BEGINNINGS[wordsIn(name)[0] ?? ''];
      const begins = beginning && isFunction(node) && wordsIn(name).length > 1;
      return [
        ...retiredIn(file, name),
        ...(begins ? [`${file}: ${name}: begin with ${beginning}`] : []),
      ];
    }),
  ]);
  expect(found).toEqual([]);
});

it('Test titles name their subject', () => {
  const found = parsed.flatMap(({ file, titles }) =>
    titles.filter((title) => NO_SUBJECT.test(title)).map((title) => `${file}: ${title}`),
  );
  expect(found).toEqual([]);
});

it('An object literal is not spread into another one, or into an element', () => {
  const found = parsed.flatMap(({ file, spreadLiterals }) =>
    spreadLiterals.map((line) => `${file}:${line}: write its properties where they belong`),
  );
  expect(found).toEqual([]);
});
