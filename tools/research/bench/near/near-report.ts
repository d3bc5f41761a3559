import type { NearErrorKind } from '~tools/research/calibrate/near-errors';
import { RIGHT_UP_TO } from '../advice-table';
import { byEar, byLikelihood, byModel, fitNaming, likeliest, type RateCandidate } from './naming';
import type { NearRow, ReadRow } from './near-rows';

const FALSE_ALARM = 0.1;
/** Parts into which the speakers fall: each is named by weights that were fitted to the others. */
const PARTS = 4;

type Row = NearRow | ReadRow;

/** Near words that are caught, and those of them whose word that was said is the likeliest candidate. */
interface Named {
  caught: number;
  byLikelihood: number;
  byEar: number;
  byBoth: number;
}

/** The likeliest change of a word of a right reading, beside the experts' score of its sound. */
export interface HeardChange {
  /** Log odds of the word. */
  odds: number;
  change: string;
  /** Rating of the change by both kinds of evidence. */
  value: number;
  score: number;
}

/** How often the word that was said is named where a near word is caught, at the threshold that refuses a tenth of the
 *  words that were said.
 *  @returns in all, and by kind of error */
export function nameNearWords(rows: readonly Row[]): Map<NearErrorKind | 'all', Named> {
  const near = rows.filter((row) => row.row === 'near');
  const sorted = near.map(({ said }) => said).sort((a, b) => a - b);
  const threshold = sorted[Math.floor(FALSE_ALARM * sorted.length)]!;
  const both = ratingOf(rows);
  const named = new Map<NearErrorKind | 'all', Named>();
  for (const row of near.filter(({ odds }) => odds < threshold))
    for (const kind of ['all', row.kind] as const) {
      const isRight = (rate: RateCandidate) =>
        Number(row.right >= 0 && likeliest(row.candidates, rate)?.index === row.right);
      const so = named.get(kind) ?? { caught: 0, byLikelihood: 0, byEar: 0, byBoth: 0 };
      named.set(kind, {
        caught: so.caught + 1,
        byLikelihood: so.byLikelihood + isRight(byLikelihood),
        byEar: so.byEar + isRight(byEar),
        byBoth: so.byBoth + isRight(both(row)),
      });
    }
  return named;
}

/** The likeliest change of each word of the right readings in which a sound of its own is changed, the surest first. */
export function heardChanges(rows: readonly Row[]): HeardChange[] {
  const both = ratingOf(rows);
  return rows
    .filter((row) => row.row === 'read')
    .flatMap((row): HeardChange[] => {
      const best = likeliest(row.candidates, both(row));
      if (!best) return [];
      const { change, position } = row.candidates[best.index]!;
      const score = row.scores[position] ?? null;
      return score === null ? [] : [{ odds: row.odds, change, value: best.value, score }];
    })
    .sort((a, b) => b.value - a.value);
}

/** The share of changes that is right where experts give the sound `RIGHT_UP_TO` of 2 or less, of the surest ones. */
export const shareRight = (changes: readonly HeardChange[]): number =>
  changes.filter(({ score }) => score <= RIGHT_UP_TO).length / changes.length;

/** The rating of candidates by weights fitted to other speakers. */
function ratingOf(rows: readonly Row[]): (row: Row) => RateCandidate {
  const speakers = [...new Set(rows.map(({ speaker }) => speaker))].sort();
  const partOf = ({ speaker }: Row) => speakers.indexOf(speaker) % PARTS;
  const models = Array.from({ length: PARTS }, (_, part) =>
    byModel(fitNaming(rows.filter((row) => partOf(row) !== part))),
  );
  return (row) => models[partOf(row)]!;
}
