import { type Day, daysBetween } from './day';

/** The levels of units, easiest first. */
const LEVELS = ['A2', 'B1', 'B2'] as const;
export type UnitLevel = (typeof LEVELS)[number];

/** How somebody has done at one level. */
export interface LevelResult {
  level: UnitLevel;
  /** Items with at least one attempt. */
  tried: number;
  passed: number;
}

/** Fewer say nothing about somebody. */
const MIN_ITEMS = 10;
const TOO_HARD = 0.5;
const TOO_EASY = 0.9;

/** The level at which somebody learns most: the hardest that they have tried enough of, one up when nearly
 *  everything there is passed, one down when not even half is. Null while too little is known. */
export function recommendedLevel(results: readonly LevelResult[]): UnitLevel | null {
  const known = results.filter(({ tried }) => tried >= MIN_ITEMS);
  const hardest = LEVELS.findLast((level) => known.some((result) => result.level === level));
  if (!hardest) return null;
  const { passed, tried } = known.find(({ level }) => level === hardest)!;
  const at = LEVELS.indexOf(hardest);
  const step = passed / tried >= TOO_EASY ? 1 : passed / tried < TOO_HARD ? -1 : 0;
  return LEVELS[Math.min(LEVELS.length - 1, Math.max(0, at + step))]!;
}

/** What of a unit the order looks at. */
export interface RecommendationCandidate {
  slug: string;
  level: UnitLevel;
  publishedOn: Day;
  /** The learner's words that are due for review and come up in the unit. */
  dueWords: number;
  /** Every item of it is passed. */
  finished: boolean;
}

/** More due words in one unit add nothing: a sitting is ten minutes. */
const MAX_DUE_WORDS = 5;
const FRESH_DAYS = 30;

/** Units in the order in which they serve one learner: first what brings back words that are due, then what
 *  fits the level, then what is new; finished ones come last. Weighed, not sorted one by one: a due word is
 *  worth 0.4 (five at most), the right level 1, its neighbour 0.5, and being new up to 0.5, halved every 30
 *  days. Ties go to the newer one.
 *  @param level null: none fits better than another */
export function rankUnits<Unit extends RecommendationCandidate>(
  units: readonly Unit[],
  { level, today }: { level: UnitLevel | null; today: Day },
): Unit[] {
  const score = new Map(units.map((unit) => [unit.slug, scoreUnit(unit, level, today)]));
  return [...units].sort(
    (a, b) =>
      Number(a.finished) - Number(b.finished) ||
      score.get(b.slug)! - score.get(a.slug)! ||
      b.publishedOn.localeCompare(a.publishedOn) ||
      a.slug.localeCompare(b.slug),
  );
}

function scoreUnit(unit: RecommendationCandidate, level: UnitLevel | null, today: Day): number {
  const steps = level ? Math.abs(LEVELS.indexOf(unit.level) - LEVELS.indexOf(level)) : 2;
  const age = Math.max(0, daysBetween(unit.publishedOn, today));
  return (
    0.4 * Math.min(MAX_DUE_WORDS, unit.dueWords) +
    [1, 0.5, 0][steps]! +
    0.5 * 0.5 ** (age / FRESH_DAYS)
  );
}

/** How many of these words come up in some texts, whole and in any case; a word's plural or past counts when
 *  only an ending is added. */
export function wordsWithin(words: readonly string[], texts: readonly string[]): number {
  const tokens = new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z']+/g) ?? []));
  const endings = ['', 's', 'es', 'd', 'ed', 'ing'];
  return words.filter((word) => endings.some((end) => tokens.has(`${word.toLowerCase()}${end}`)))
    .length;
}
