import type { Journal } from './journal';

/** The value below which a share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Aligns the columns of a table: the first to the left, the others to the right. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const align = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(align).join('  ').trimEnd()).join('\n');
}

/** A row for each kind of call: its responses, its calls without one, and its times. */
export function callTable({ kinds }: Journal): string {
  const ms = (value: number) => value.toFixed(0);
  return toTable([
    ['call', 'answered', 'unanswered', 'p50 ms', 'p99 ms'],
    ...[...kinds].map(([name, { times, unanswered }]) => [
      name,
      String(times.length),
      String(unanswered),
      ms(percentile(times, 0.5)),
      ms(percentile(times, 0.99)),
    ]),
  ]);
}

/** The acknowledged writes, in one line. */
export function describeWrites({ emails, attempts, sessions, carts }: Journal): string {
  const added = carts.reduce((sum, cart) => sum + cart.acknowledged, 0);
  const writes = emails.size + attempts.size + sessions.size + added;
  return `${writes} acknowledged writes (${emails.size} accounts, ${sessions.size} log-ins, ${attempts.size} practice results, ${added} additions to ${carts.length} carts)`;
}
