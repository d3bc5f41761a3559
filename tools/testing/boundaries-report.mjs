// Reporter plugin of dependency-cruiser for `npm run boundaries`, resolved from that package's folder: reports
// the rules of .dependency-cruiser.cjs for files, and every cycle between folders or files.
import { fileGraph, findCycles, folderGraph } from './folder-cycles.mjs';

const FOLDERS =
  'Folders import each other one way. Move what both need into a folder below them, or the file to the folder that it belongs to; a type is moved like any other definition.';

const FILES =
  'Two files that need each other are one file, or hide a third: move what both need there; a type is moved like any other definition.';

/** @param {Map<string, Map<string, string[]>>} graph
 *  @param {string} name of the rule
 *  @param {string} advice */
const circlesIn = (graph, name, advice) =>
  findCycles(graph).map((cycle) => circleText(cycle, { graph, name, advice }));

/** @param {string[]} cycle
 *  @param {{ graph: Map<string, Map<string, string[]>>, name: string, advice: string }} found */
function circleText(cycle, { graph, name, advice }) {
  const arrows = cycle.flatMap((from) =>
    cycle.flatMap((to) => {
      const imports = graph.get(from)?.get(to);
      return imports ? [`    ${from} → ${to} (${imports.length}), such as ${imports[0]}`] : [];
    }),
  );
  return [`error ${name}: ${cycle.join(', ')}`, ...arrows, `    ${advice}`].join('\n');
}

/** @param {import('dependency-cruiser').ICruiseResult} result
 *  @returns {import('dependency-cruiser').IReporterOutput} */
export default function reportBoundaries({ modules, summary }) {
  const comments = new Map(
    (summary.ruleSetUsed?.forbidden ?? []).map(({ name, comment }) => [name, comment]),
  );
  const rules = (summary.violations ?? []).map(
    ({ from, to, rule }) =>
      `${rule.severity} ${rule.name}: ${from} → ${to}\n    ${comments.get(rule.name) ?? ''}`,
  );
  const graph = folderGraph(modules);
  const circles = [
    ...circlesIn(graph, 'no-folder-circles', FOLDERS),
    ...circlesIn(fileGraph(modules), 'no-circles', FILES),
  ];
  const faults = [...rules, ...circles];
  const arrows = [...graph.values()].reduce((sum, targets) => sum + targets.size, 0);
  const seen = `${modules.length} modules, ${graph.size} folders, ${arrows} arrows between them`;
  const output = faults.length
    ? `${faults.join('\n\n')}\n\n✗ ${faults.length} (${seen})\n`
    : `✔ Every import points where it may, and no circle (${seen})\n`;
  return { output, exitCode: faults.length };
}
