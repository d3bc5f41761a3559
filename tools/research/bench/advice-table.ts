import type { AdviceKind } from '~/domain/speech/advice-kind';
import type { AdviceRow } from './advice-rows';

/** Mean of five experts' scores (0 wrong … 2 right) up to which advice on a phone is right: to most of them it had a
 *  strong accent or was another sound. That two heard something to improve (1.6) does not justify advice. */
export const RIGHT_UP_TO = 1;
/** Minimum share of right advice for a kind to be given. */
const GOAL = 0.8;
const SORTS = ['slip', 'weak'];
/** Minimum number of phones with advice of a sort, and of their speakers, for its share to be meaningful; and of
 *  phones with advice of a kind, for it to be given at all. */
const MIN_FIRED = 20;
const MIN_SPEAKERS = 8;
const MIN_FIRED_OF_KIND = 5;
/** Deviations of the one-sided 90 % interval, whose lower end must reach the goal. */
const DEVIATIONS = 1.2816;
/** Parts into which the speakers fall for `heldOutShare`. */
const PARTS = 4;

/** How often advice of a kind was right where it was given. */
export interface AdviceFigure {
  kind: AdviceKind;
  /** Estimated expert score below which it is given; null: never. */
  below: number | null;
  /** Number of phones on which it would be given without a threshold, and with it. */
  candidates: number;
  fired: number;
  /** Shares with experts' scores up to 0.5 and up to `RIGHT_UP_TO`, among the phones with this
   *  advice, or among all candidates if it is never given. */
  wrong: number;
  right: number;
  /** Share of the candidates that experts judge up to `RIGHT_UP_TO` on which it is given. */
  recall: number;
}

/** The loosest threshold of each sort of advice at which it is right often enough. A single kind is too rare for a
 *  threshold of its own: it takes that of its sort if it was given a few times below it and was mostly right. */
export function deriveAdvice(rows: readonly AdviceRow[]): AdviceFigure[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))].sort();
  const byKind = new Map(kinds.map((kind) => [kind, rows.filter((row) => row.kind === kind)]));
  const thresholds = new Map(
    SORTS.flatMap((sort) =>
      findThresholds(
        kinds.filter((kind) => kind.startsWith(sort)),
        byKind,
      ),
    ),
  );
  return kinds.map((kind) => {
    const candidates = byKind.get(kind)!;
    const below = thresholds.get(kind) ?? null;
    const fired = firedBelow(candidates, below);
    const measured = fired.length > 0 ? fired : candidates;
    const share = (limit: number) =>
      measured.filter(({ expert }) => expert <= limit).length / measured.length;
    return {
      kind,
      below,
      candidates: candidates.length,
      fired: fired.length,
      wrong: share(0.5),
      right: share(RIGHT_UP_TO),
      recall: countRight(fired) / (countRight(candidates) || 1),
    };
  });
}

/** The threshold of a sort of advice, by each of its kinds that takes it. */
function findThresholds(
  kinds: readonly AdviceKind[],
  byKind: ReadonlyMap<AdviceKind, readonly AdviceRow[]>,
): [AdviceKind, number][] {
  const below = findThreshold(kinds.flatMap((kind) => byKind.get(kind)!));
  if (below === null) return [];
  return kinds
    .filter((kind) => isOftenRight(firedBelow(byKind.get(kind)!, below)))
    .map((kind) => [kind, below]);
}

/** The highest estimate, to a twentieth, below which enough advice is right. */
function findThreshold(rows: readonly AdviceRow[]): number | null {
  for (let twentieths = 40; twentieths > 0; twentieths--)
    if (isEnough(firedBelow(rows, twentieths / 20))) return twentieths / 20;
  return null;
}

const isOftenRight = (fired: readonly AdviceRow[]): boolean =>
  fired.length >= MIN_FIRED_OF_KIND && countRight(fired) / fired.length >= GOAL;

const isEnough = (fired: readonly AdviceRow[]): boolean =>
  fired.length >= MIN_FIRED &&
  new Set(fired.map(({ speaker }) => speaker)).size >= MIN_SPEAKERS &&
  lowerBound(countRight(fired), fired.length) >= GOAL;

const firedBelow = (rows: readonly AdviceRow[], below: number | null) =>
  rows.filter(({ estimate }) => below !== null && estimate < below);

const countRight = (rows: readonly AdviceRow[]): number =>
  rows.filter(({ expert }) => expert <= RIGHT_UP_TO).length;

/** Lower end of the interval of a share (Wilson 1927). */
function lowerBound(hits: number, of: number): number {
  const square = DEVIATIONS ** 2;
  const share = hits / of;
  const spread = DEVIATIONS * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2));
  return (share + square / (2 * of) - spread) / (1 + square / of);
}

/** Right advice on a part of the speakers with the thresholds of the others, part by part: an estimate for
 *  unseen speakers. */
export function heldOutShare(rows: readonly AdviceRow[]): { fired: number; right: number } {
  const speakers = [...new Set(rows.map(({ speaker }) => speaker))].sort();
  const partOf = ({ speaker }: AdviceRow) => speakers.indexOf(speaker) % PARTS;
  const fired = Array.from({ length: PARTS }, (_, part) => {
    const table = deriveAdvice(rows.filter((row) => partOf(row) !== part));
    const thresholds = new Map(table.map(({ kind, below }) => [kind, below]));
    const others = rows.filter((row) => partOf(row) === part);
    return others.filter((row) => {
      const below = thresholds.get(row.kind) ?? null;
      return below !== null && row.estimate < below;
    });
  }).flat();
  return { fired: fired.length, right: countRight(fired) / (fired.length || 1) };
}

/** The source of `src/domain/speech/advice-thresholds.ts`, before formatting: browsers load it, so it lists only advice
 *  that is given. */
export function adviceSource(figures: readonly AdviceFigure[]): string {
  const rows = figures.flatMap(({ kind, below }) =>
    below === null ? [] : [`  '${kind}': { below: ${below} },\n`],
  );
  return `import type { AdviceKind } from './advice-kind';

/** Estimates of what experts would give a phone, below which advice of a kind is right often enough to be given; advice
 *  that is not listed is not given. Made by \`npm run bench:advice -- DIR --write\` with the figures in
 *  \`docs/measure/advice.json\`. */
export const adviceThresholds: Partial<Record<AdviceKind, { below: number }>> = {
${rows.join('')}};
`;
}

/** The figures behind the thresholds: for each kind the number of phones with this advice (or, if it is never given,
 *  of its candidates) and the share of them on which it was right (a mean score of five experts of `RIGHT_UP_TO` of 2
 *  or less).
 *  @param about the recordings on which they were measured */
export function adviceFigures(figures: readonly AdviceFigure[], about: object): string {
  const advice = Object.fromEntries(
    figures.map(({ kind, below, candidates, fired, right, recall }) => [
      kind,
      {
        below,
        phones: fired || candidates,
        right: Number(right.toFixed(2)),
        ...(fired > 0 && { recall: Number(recall.toFixed(2)) }),
      },
    ]),
  );
  return `${JSON.stringify({ ...about, advice }, null, 2)}\n`;
}
