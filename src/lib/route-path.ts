/** Names of the parameters in a path's pattern. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Params<Names extends string> = {
  [Name in Names as Name extends `${string}?` ? never : Name]: string;
} & { [Name in Names as Name extends `${infer Bare}?` ? Bare : never]?: string };

/** Arguments after a route's key: none, or the values of its parameters. */
export type RouteArgs<Names extends string> = [Names] extends [never]
  ? []
  : [Exclude<Names, `${string}?`>] extends [never]
    ? [params?: Params<Names>]
    : [params: Params<Names>];

/** The path of a pattern: `:id` is a parameter, `:id?` an optional one. */
export function fillPath(pattern: string, params: Partial<Record<string, string>> = {}): string {
  const values = new Map(Object.entries(params));
  return pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values.get(name);
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

/** Finds the pattern that a path follows. @returns its key; null when there is none */
export function findPattern<Key extends string>(
  patterns: Readonly<Record<Key, string>>,
  path: string,
): Key | null {
  const parts = path.split('/');
  for (const [key, pattern] of Object.entries<string>(patterns)) {
    const patternParts = pattern.split('/');
    if (patternParts.length === parts.length + 1 && patternParts.at(-1)?.endsWith('?'))
      patternParts.pop();
    const matches =
      patternParts.length === parts.length &&
      patternParts.every((part, index) =>
        part.startsWith(':') ? parts[index] !== '' : part === parts[index],
      );
    if (matches) return key as Key;
  }
  return null;
}
