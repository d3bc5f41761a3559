import { type Day, daysBetween } from './day';

/** The levels of units, easiest first. */
const LEVELS = ['A2', 'B1', 'B2'] as const;
export type UnitLevel = (typeof LEVELS)[number];

/** A learner's results at one level. */
export interface LevelResult {
  level: UnitLevel;
  /** Items with at least one attempt. */
  tried: number;
  passed: number;
}

/** Minimum number of tried items from which a level is known, and from which it is known to be too easy: two
 *  units, so that one good day does not raise the level. */
const MIN_ITEMS = 10;
const MIN_ITEMS_TO_CLIMB = 40;
/** Pass rates below and from which a level is too hard or too easy. */
const TOO_HARD = 0.5;
const TOO_EASY = 0.9;

/** The level that fits a learner: the hardest with enough tried items, one up when nearly all of two units and more
 *  passed, one down when fewer than half did. Null while too little is known. */
export function recommendedLevel(results: readonly LevelResult[]): UnitLevel | null {
  const known = results.filter(({ tried }) => tried >= MIN_ITEMS);
  const hardest = LEVELS.findLast((level) => known.some((result) => result.level === level));
  if (!hardest) return null;
  const { passed, tried } = known.find(({ level }) => level === hardest)!;
  const index = LEVELS.indexOf(hardest);
  const isTooEasy = tried >= MIN_ITEMS_TO_CLIMB && passed / tried >= TOO_EASY;
  const step = isTooEasy ? 1 : passed / tried < TOO_HARD ? -1 : 0;
  return LEVELS[Math.min(LEVELS.length - 1, Math.max(0, index + step))]!;
}

/** A unit as the ranking needs it. */
export interface RecommendationCandidate {
  slug: string;
  level: UnitLevel;
  publishedOn: Day;
  /** Number of the learner's words that are due for review and occur in the unit. */
  dueWords: number;
  /** Whether every item of it is passed. */
  finished: boolean;
}

/** Number of due words beyond which the score does not grow, because a lesson takes ten minutes. */
const MAX_DUE_WORDS = 5;
/** Half-life of the bonus for a new unit, days. */
const FRESH_DAYS = 30;

/** Ranks units for one learner by a weighted score: a due word adds 0.4 (five at most), the fitting level 1,
 *  its neighbour 0.5, and being new up to 0.5, halved every 30 days. Finished units come last; ties go to
 *  the newer unit.
 *  @param level null: no level fits better than another */
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

const ENDINGS = ['', 's', 'es', 'd', 'ed', 'ing'];

/** Makes a function that counts these words in a text, whole and in any case; a plural or past counts when it
 *  only adds an ending. The words' forms are made once for all texts. */
export function findWordsWithin(words: readonly string[]): (text: string) => number {
  const wordsByForm = new Map<string, string[]>();
  for (const word of words)
    for (const end of ENDINGS) {
      const form = `${word.toLowerCase()}${end}`;
      wordsByForm.set(form, [...(wordsByForm.get(form) ?? []), word]);
    }
  return (text) => {
    const found = new Set<string>();
    for (const token of text.toLowerCase().match(/[a-z']+/g) ?? [])
      for (const word of wordsByForm.get(token) ?? []) found.add(word);
    return found.size;
  };
}
