/** What visitors see of rows of which some are samples: the real ones, and the samples only while nothing is real. A
 *  sample shows a new shop how a page will look; beside real rows it would mislead. */
export function preferReal<Row extends { sample: boolean }>(rows: readonly Row[]): Row[] {
  const real = rows.filter(({ sample }) => !sample);
  return real.length > 0 ? real : [...rows];
}
