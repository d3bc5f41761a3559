import type { AdviceKind } from '~/domain/speech/advice-kind';
import type { AdviceRow } from './advice-rows';

/** Mean of five experts' scores (0 wrong … 2 right) up to which advice on a phone is right: two of them, or one who
 *  calls it wrong, heard something to better. One expert alone who hears an accent is no reason to advise. */
export const RIGHT_UP_TO = 1.6;
/** Share of right advice from which a kind is given. */
const GOAL = 0.8;
/** Least number of times that a kind was right or wrong, below which its share says nothing. */
const MIN_FIRED = 10;

/** How often advice of a kind was right where it fires. */
export interface AdviceFigure {
  kind: AdviceKind;
  /** Estimated expert score below which it is given; null where it never is. */
  below: number | null;
  /** Number of phones on which it would be given without a threshold, and with it. */
  candidates: number;
  fired: number;
  /** Share that experts judge so, up to 0.5, up to 1, up to `RIGHT_UP_TO`: of those on which it would be given, or of all
   *  candidates where it never is. */
  wrong: number;
  poor: number;
  right: number;
}

/** The loosest threshold of each kind at which advice is right often enough. Kinds that fire too seldom for one of
 *  their own share one with the others of the same sort. */
export function deriveAdvice(rows: readonly AdviceRow[]): AdviceFigure[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))].sort();
  const rowsOf = (kind: AdviceKind) => rows.filter((row) => row.kind === kind);
  const own = new Map(kinds.map((kind) => [kind, findThreshold(rowsOf(kind))]));
  const shared = (sort: string) =>
    findThreshold(rows.filter(({ kind }) => kind.startsWith(sort) && own.get(kind) === null));
  const sharedBySort = { slip: shared('slip'), weak: shared('weak') };
  return kinds.map((kind) => {
    const candidates = rowsOf(kind);
    const common = sharedBySort[kind.startsWith('slip') ? 'slip' : 'weak'];
    const below = own.get(kind) ?? (isOftenWrong(candidates, common) ? null : common);
    const fired = firedBelow(candidates, below);
    const measured = fired.length > 0 ? fired : candidates;
    const share = (limit: number) =>
      measured.filter(({ expert }) => expert <= limit).length / measured.length;
    return {
      ...{ kind, below, candidates: candidates.length, fired: fired.length },
      ...{ wrong: share(0.5), poor: share(1), right: share(RIGHT_UP_TO) },
    };
  });
}

const firedBelow = (rows: readonly AdviceRow[], below: number | null) =>
  rows.filter(({ estimate }) => below !== null && estimate < below);

/** Whether a kind fires often enough below a shared threshold to know that it is wrong too often. */
function isOftenWrong(rows: readonly AdviceRow[], below: number | null): boolean {
  const fired = firedBelow(rows, below);
  const right = fired.filter(({ expert }) => expert <= RIGHT_UP_TO).length;
  return fired.length >= MIN_FIRED && right / fired.length < GOAL;
}

/** The highest estimate, to a twentieth, below which enough advice is right, counted with one more that is wrong. */
function findThreshold(rows: readonly AdviceRow[]): number | null {
  for (let twentieths = 40; twentieths > 0; twentieths--) {
    const fired = firedBelow(rows, twentieths / 20);
    const right = fired.filter(({ expert }) => expert <= RIGHT_UP_TO).length;
    if (fired.length < MIN_FIRED) return null;
    if (right / (fired.length + 1) >= GOAL) return twentieths / 20;
  }
  return null;
}

/** Share of right advice on the speakers of one half with the thresholds of the other half: what other speakers may
 *  expect. */
export function heldOutShare(rows: readonly AdviceRow[]): { fired: number; right: number } {
  const speakers = [...new Set(rows.map(({ speaker }) => speaker))].sort();
  const isOdd = ({ speaker }: AdviceRow) => speakers.indexOf(speaker) % 2 === 1;
  const fired = [true, false].flatMap((half) => {
    const table = deriveAdvice(rows.filter((row) => isOdd(row) === half));
    const thresholds = new Map(table.map(({ kind, below }) => [kind, below]));
    return rows.filter((row) => {
      const below = thresholds.get(row.kind) ?? null;
      return isOdd(row) !== half && below !== null && row.estimate < below;
    });
  });
  const right = fired.filter(({ expert }) => expert <= RIGHT_UP_TO).length;
  return { fired: fired.length, right: right / (fired.length || 1) };
}

/** The source of `src/domain/speech/advice-thresholds.ts`, before formatting: browsers load it, so it lists only advice
 *  that is given. */
export function adviceSource(figures: readonly AdviceFigure[]): string {
  const rows = figures.flatMap(({ kind, below }) =>
    below === null ? [] : [`  '${kind}': { below: ${below} },\n`],
  );
  return `import type { AdviceKind } from './advice-kind';

/** Estimates of what experts would give a phone, below which advice of a kind is right often enough to be given; advice that is not
 *  listed is not given. Made by \`npm run bench:advice -- DIR --write\` with the figures in \`docs/measure/advice.json\`. */
export const adviceThresholds: Partial<Record<AdviceKind, { below: number }>> = {
${rows.join('')}};
`;
}

/** The figures behind the thresholds: for each kind the number of phones on which it was given, or would be without a
 *  threshold where it never is, and the share of them on which it was right (a mean score of five experts of
 *  `RIGHT_UP_TO` of 2 or less). */
export function adviceFigures(figures: readonly AdviceFigure[], recordings: number): string {
  const advice = Object.fromEntries(
    figures.map(({ kind, below, candidates, fired, right }) => [
      kind,
      { below, phones: fired || candidates, right: Number(right.toFixed(2)) },
    ]),
  );
  return `${JSON.stringify({ recordings, advice }, null, 2)}\n`;
}
