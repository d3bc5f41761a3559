import { CATEGORIES } from '~/domain/unit-kinds';

export type NewsCategory = (typeof CATEGORIES)[number];

export interface CategoryModel {
  /** How often each category's texts have a word: word → counts, in the order of CATEGORIES. */
  counts: ReadonlyMap<string, readonly number[]>;
  totals: readonly number[];
}

/** Learns from texts whose category is known. Multinomial naive Bayes with add-one smoothing (Manning,
 *  Raghavan & Schütze, Introduction to Information Retrieval, chapter 13); every category is as likely as
 *  another, because feeds are not like our units. */
export function trainCategoryModel(
  texts: readonly { category: string; text: string }[],
): CategoryModel {
  const counts = new Map<string, number[]>();
  const totals = CATEGORIES.map(() => 0);
  for (const { category, text } of texts) {
    const at = CATEGORIES.indexOf(category as NewsCategory);
    if (at < 0) continue;
    for (const word of contentWords(text)) {
      const row = counts.get(word) ?? CATEGORIES.map(() => 0);
      row[at]!++;
      totals[at]!++;
      counts.set(word, row);
    }
  }
  return { counts, totals };
}

/** The likeliest category; `general` when the text has no word that tells. */
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
  // A category of which there is no text yet is no guess.
  const known = scores.map((score, i) =>
    model.totals[i] === 0 ? Number.NEGATIVE_INFINITY : score,
  );
  return informativeWords === 0 ? 'general' : CATEGORIES[known.indexOf(Math.max(...known))]!;
}

/** What sources call our categories. */
const ALIASES: Record<string, NewsCategory> = {
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
};

/** Our category of the name that a source gives; null when it is none of ours. */
export function findNamedCategory(name: string | null): NewsCategory | null {
  const plain = name?.trim().toLowerCase() ?? '';
  return CATEGORIES.find((category) => category === plain) ?? ALIASES[plain] ?? null;
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
