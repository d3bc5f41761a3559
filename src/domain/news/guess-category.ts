import { CATEGORIES } from '~/domain/unit-kinds';
import { toTable } from '~/lib/to-table';

export type NewsCategory = (typeof CATEGORIES)[number];

export interface CategoryModel {
  /** Occurrences of each word: word → one count for each category, in the order of CATEGORIES. */
  counts: ReadonlyMap<string, readonly number[]>;
  /** Number of words for each category, in the order of CATEGORIES. */
  totals: readonly number[];
}

/** Trains a multinomial naive Bayes classifier with add-one smoothing (Manning, Raghavan & Schütze,
 *  Introduction to Information Retrieval, chapter 13) on texts with a known category. The prior is
 *  uniform, because the categories of feeds are distributed differently from those of our units. */
export function trainCategoryModel(
  texts: readonly { category: string; text: string }[],
): CategoryModel {
  const counts = new Map<string, number[]>();
  const totals = CATEGORIES.map(() => 0);
  for (const { category, text } of texts) {
    const index = CATEGORIES.indexOf(category as NewsCategory);
    if (index < 0) continue;
    for (const word of contentWords(text)) {
      const row = counts.get(word) ?? CATEGORIES.map(() => 0);
      row[index]!++;
      totals[index]!++;
      counts.set(word, row);
    }
  }
  return { counts, totals };
}

/** The likeliest category of a text; `general` when the model knows none of its words. */
export function guessCategory(model: CategoryModel, text: string): NewsCategory {
  const scores = CATEGORIES.map(() => 0);
  let informativeWords = 0;
  for (const word of new Set(contentWords(text))) {
    const row = model.counts.get(word);
    if (!row) continue;
    informativeWords++;
    for (let i = 0; i < scores.length; i++)
      scores[i]! += Math.log((row[i]! + 1) / (model.totals[i]! + model.counts.size));
  }
  // A category without training texts is never guessed.
  const trainedScores = scores.map((score, i) =>
    model.totals[i] === 0 ? Number.NEGATIVE_INFINITY : score,
  );
  return informativeWords === 0
    ? 'general'
    : CATEGORIES[trainedScores.indexOf(Math.max(...trainedScores))]!;
}

/** Names of our categories in feeds and files → our category. */
const ALIASES = toTable<NewsCategory>({
  tech: 'technology',
  computing: 'technology',
  internet: 'technology',
  ai: 'technology',
  culture: 'entertainment',
  arts: 'entertainment',
  film: 'entertainment',
  movies: 'entertainment',
  music: 'entertainment',
  television: 'entertainment',
  environment: 'science',
  space: 'science',
  nature: 'science',
  climate: 'science',
  sport: 'sports',
  football: 'sports',
  basketball: 'sports',
  baseball: 'sports',
  economy: 'business',
  finance: 'business',
  money: 'business',
  markets: 'business',
  world: 'general',
  society: 'general',
  education: 'general',
  travel: 'general',
  medicine: 'health',
  wellness: 'health',
  fitness: 'health',
});

/** Our category for a source's own category name; null without one. */
export function findNamedCategory(name: string | null): NewsCategory | null {
  const plain = name?.trim().toLowerCase() ?? '';
  return CATEGORIES.find((category) => category === plain) ?? ALIASES.get(plain) ?? null;
}

const STOP_WORDS = new Set(
  'the and that this with from they their them have has had were was been being are for not but what when where which who will would could should about into over than then there these those because after before while your you she her his him its our out all one two can more most some such only also very just said says like each every other'.split(
    ' ',
  ),
);

function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return words
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => word.replace(/(?<=...)s$/, ''));
}
