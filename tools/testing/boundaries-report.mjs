// Reporter plugin of dependency-cruiser for `npm run boundaries`, resolved from that package's folder: reports
// the rules of .dependency-cruiser.cjs for files, and every cycle between folders.
import { findCycles, folderGraph } from './folder-cycles.mjs';

const ADVICE =
  'Folders import each other one way. Move what both need into a folder below them, or the file to the folder that it belongs to; a type is moved like any other definition.';

/** @param {string[]} cycle
 *  @param {Map<string, Map<string, string[]>>} graph */
function circleText(cycle, graph) {
  const arrows = cycle.flatMap((from) =>
    cycle.flatMap((to) => {
      const imports = graph.get(from)?.get(to);
      return imports ? [`    ${from} → ${to} (${imports.length}), such as ${imports[0]}`] : [];
    }),
  );
  return [`error no-folder-circles: ${cycle.join(', ')}`, ...arrows, `    ${ADVICE}`].join('\n');
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
  const circles = findCycles(graph).map((cycle) => circleText(cycle, graph));
  const faults = [...rules, ...circles];
  const arrows = [...graph.values()].reduce((sum, targets) => sum + targets.size, 0);
  const seen = `${modules.length} modules, ${graph.size} folders, ${arrows} arrows between them`;
  const output = faults.length
    ? `${faults.join('\n\n')}\n\n✗ ${faults.length} (${seen})\n`
    : `✔ Every import points where it may, and no circle (${seen})\n`;
  return { output, exitCode: faults.length };
}
