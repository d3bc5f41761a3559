import type { Ratio, WorkResult } from './compare';
import type { Spread } from './ratios';

/** Distance of the A/A pair beyond which the machine was too restless for its ratios to count. */
const CONTROL_TOLERANCE = 0.05;

export const isControlled = ({ median }: Spread): boolean =>
  Math.abs(median - 1) <= CONTROL_TOLERANCE;

/** A figure with three significant digits, or whole from a thousand on. */
export function toFigure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return Math.abs(value) >= 1000 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

const toRange = ({ median, least, greatest }: Spread) =>
  `${toFigure(median)} [${toFigure(least)}–${toFigure(greatest)}]`;

const HEADINGS = [
  ...['', 'a second', 'p50 ms', 'p99 ms', 'CPU ms', 'database CPU ms', 'busy %', 'MB'],
  ...['done', 'wrong'],
];

/** Formats rows as aligned lines: the first column to the left, the others to the right. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const toLine = (row: readonly string[]) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
    );
  return rows.map((row) => toLine(row).join('  ')).join('\n');
}

/** Prints the table of one work, its ratios and its control. */
export function printResult({ name, contenders, control, ratios, missing }: WorkResult): void {
  console.log(`\n── ${name} ──`);
  console.log(
    toTable([
      HEADINGS,
      ...contenders.map((row) => [
        row.name,
        toRange(row.perSecond),
        toFigure(row.p50.median),
        toFigure(row.p99.median),
        toRange(row.cpuMs),
        toFigure(row.databaseCpuMs.median),
        String(Math.round(row.busy.median * 100)),
        String(Math.round(row.memoryMb.median)),
        String(row.done),
        String(row.wrong),
      ]),
    ]),
  );
  for (const ratio of ratios) console.log(toSentence(ratio));
  const verdict = isControlled(control) ? 'ok' : 'MISSED: the machine was restless, measure again';
  console.log(`A/A control: ${toRange(control)} (${verdict})`);
  for (const sentence of missing) console.log(sentence);
}

/** A ratio with its spread, and whether it is as high as we want. */
export function toSentence({ ours, other, rate, cpu, wanted }: Ratio): string {
  const goal =
    wanted === null
      ? ''
      : `; wanted ${wanted}: ${rate.median >= wanted ? 'reached' : 'NOT REACHED'}`;
  return `${ours} : ${other} = ${toRange(rate)} by rate, ${toRange(cpu)} by processor time${goal}`;
}
