/** Bytes of a page's modules by name, as the committed list has them. */
export type ModuleList = Record<string, number>;

/** Growth below this is rounding, in bytes: a module's share of a compressed script varies with its
 *  neighbours. */
const ROUNDING = 200;

/** The modules that are new or have grown since the committed list, as sentences, the largest growth first. */
export function grownModules(before: ModuleList, now: ReadonlyMap<string, number>): string[] {
  return [...now]
    .map(([name, bytes]) => ({ name, bytes, growth: bytes - (before[name] ?? 0) }))
    .filter(({ growth }) => growth > ROUNDING)
    .sort((a, b) => b.growth - a.growth)
    .map(
      ({ name, bytes, growth }) =>
        `${name} grew by ${Math.round(growth)} bytes, to ${Math.round(bytes)}`,
    );
}

/** The modules large enough to be listed. */
export function toModuleList(modules: ReadonlyMap<string, number>): ModuleList {
  const listed = [...modules].filter(([, bytes]) => bytes > ROUNDING);
  return Object.fromEntries(listed.map(([name, bytes]) => [name, Math.round(bytes)]));
}
