/** Folders that count as one unit: imports inside one are unrestricted, imports between two must not form a
 *  cycle. */
const UNITS = [
  /^src\/server\/services\/[^/]+(?=\/)/,
  /^src\/(?:server|features|launcher|operate|domain|components)\/[^/]+(?=\/)/,
  /^src\/[^/]+(?=\/)/,
  /^tools\/[^/]+\/[^/]+(?=\/)/,
  /^(?:prisma|tools)\/[^/]+(?=\/)/,
  /^e2e(?=\/)/,
];

const OURS = /^(src|prisma|tools|e2e)\//;
const TEST = /\.(test|spec)\.tsx?$|\/contract(-[a-z]+)?\.tsx?$/;

/** The unit that a file belongs to.
 *  @param {string} file its path in the repository
 *  @returns {string} */
export function toUnit(file) {
  for (const unit of UNITS) {
    const found = unit.exec(file);
    if (found) return found[0];
  }
  return file;
}

/** A file with its imports.
 *  @typedef {{ source: string, dependencies: { resolved: string }[] }} Module of dependency-cruiser */

/** Imports between folders, types included, tests left out.
 *  @param {Module[]} modules
 *  @returns {Map<string, Map<string, string[]>>} from → to → the imports, each as `file → file` */
export const folderGraph = (modules) =>
  importGraph(modules, toUnit, (file) => OURS.test(file) && !TEST.test(file));

/** Imports between files, types and tests included.
 *  @param {Module[]} modules
 *  @returns {Map<string, Map<string, string[]>>} as of `folderGraph` */
export const fileGraph = (modules) =>
  importGraph(
    modules,
    (file) => file,
    (file) => OURS.test(file),
  );

/** @param {Module[]} modules
 *  @param {(file: string) => string} unit that a file counts as
 *  @param {(file: string) => boolean} isCounted */
function importGraph(modules, unit, isCounted) {
  const graph = new Map();
  for (const { source, dependencies } of modules) {
    if (!isCounted(source)) continue;
    const from = unit(source);
    for (const { resolved } of dependencies) {
      if (!isCounted(resolved)) continue;
      const to = unit(resolved);
      if (from === to) continue;
      const targets = graph.get(from) ?? graph.set(from, new Map()).get(from);
      const imports = targets.get(to) ?? targets.set(to, []).get(to);
      imports.push(`${source} → ${resolved}`);
    }
  }
  return graph;
}

/** Groups of folders, or of files, that reach each other (Tarjan's strongly connected components).
 *  @param {Map<string, Map<string, unknown>>} graph
 *  @returns {string[][]} each with more than one, sorted */
export function findCycles(graph) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const cycles = [];
  const visit = (folder) => {
    index.set(folder, index.size);
    low.set(folder, index.get(folder));
    stack.push(folder);
    for (const to of graph.get(folder)?.keys() ?? []) {
      if (!index.has(to)) visit(to);
      if (stack.includes(to)) low.set(folder, Math.min(low.get(folder), low.get(to)));
    }
    if (low.get(folder) !== index.get(folder)) return;
    const cycle = stack.splice(stack.indexOf(folder));
    if (cycle.length > 1) cycles.push(cycle.sort());
  };
  for (const folder of graph.keys()) if (!index.has(folder)) visit(folder);
  return cycles;
}
