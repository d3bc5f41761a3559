import zh from './locales/zh';

const TEXTS: Readonly<Record<string, object>> = zh;

const parts = (area: string) =>
  new Set(Object.keys(TEXTS[area] ?? {}).map((key) => key.split('#')[0]!));

/** The scopes of the texts (`MessageScope`) that a module's code names: `course.level` where the key is written
 *  out that far, `course` where it is put together when the code runs.
 *  @param code without comments */
export function namedScopes(code: string): Set<string> {
  const named = new Set<string>();
  for (const [, area, part] of code.matchAll(/['"`]([a-z]\w*)\.(\w*)/gi)) {
    const isPart = parts(area!).has(part!);
    if (area! in TEXTS && (isPart || part === '')) named.add(isPart ? `${area}.${part}` : area!);
  }
  const declarations = [
    ...code.matchAll(/const (\w+) = use(?:ScopedI18n\('([\w.]+)'|I18n\()\);?/g),
  ];
  for (const { 0: declaration, 1: variable, 2: scope, index } of declarations) {
    if (scope === undefined) continue;
    const start = index + declaration.length;
    const next = declarations.find((other) => other.index > index && other[1] === variable);
    for (const used of usedScopes(code.slice(start, next?.index), variable!, scope))
      named.add(used);
  }
  return named;
}

/** The scopes that a scoped `t` is used for in the code after its declaration. */
function usedScopes(code: string, variable: string, scope: string): string[] {
  if (scope.includes('.')) return [scope.split('.').slice(0, 2).join('.')];
  const known = parts(scope);
  const uses = code.split(new RegExp(`(?<![\\w.'"\`/-])${variable}(?![\\w:/-])`)).slice(1);
  return uses.flatMap((after) => {
    const names = after.startsWith('(') ? argument(after).matchAll(/['"`](\w+)/g) : [];
    const found = [...names].map((match) => match[1]!).filter((name) => known.has(name));
    return found.length > 0 ? found.map((name) => `${scope}.${name}`) : [scope];
  });
}

/** The first argument of a call: the text from its opening parenthesis to the comma or the end of the call. */
function argument(call: string): string {
  let depth = 0;
  for (const [index, sign] of [...call].entries()) {
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    if (depth === 0 || (depth === 1 && sign === ',')) return call.slice(0, index);
  }
  return call;
}
