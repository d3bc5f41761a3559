import 'server-only';
import { Shortlist } from '~/domain/selection/shortlist';
import type { SelectionOptions } from '~/domain/selection/types';
import { type DraftOptions, draftItemsSchema } from '~/schemas/news';
import type { Database } from '~/server/db';
import { readRows } from '~/server/read-rows';
import { type PoolRange, readPool } from './read-pool';

/** Number of articles that are parsed before yielding to the event loop. */
const ARTICLES_PER_YIELD = 20;
/** Maximum candidates from one article if the editor has chosen the sources, which are often only three
 *  articles. */
const SENTENCES_OF_CHOSEN_SOURCES = 20;

/** Streams the pool into a shortlist. @returns the shortlist, and the newest article in it */
export async function shortlist(
  db: Database,
  range: PoolRange,
  options: SelectionOptions,
): Promise<{ list: Shortlist; lastArticleId: string | null }> {
  const list = new Shortlist(options);
  let lastArticleId: string | null = null;
  let count = 0;
  for await (const article of readPool(db, range)) {
    lastArticleId ??= article.id;
    list.add(article);
    if (++count % ARTICLES_PER_YIELD === 0) await new Promise(setImmediate);
  }
  return { list, lastArticleId };
}

/** Converts stored options into those of a selection. */
export function selectionOptions(
  draft: { category: string; level: string; seed: number },
  { usedLemmas, usedSentences, banned, sources }: DraftOptions,
): SelectionOptions {
  return {
    category: sources.length > 0 ? null : draft.category,
    ...(sources.length > 0 && { sentencesPerArticle: SENTENCES_OF_CHOSEN_SOURCES }),
    level: draft.level as SelectionOptions['level'],
    seed: draft.seed,
    usedLemmas: new Set(usedLemmas),
    usedSentences: new Set(usedSentences),
    banned,
  };
}

/** Lemmas and sentences of units and open drafts, which a new selection avoids. An unreadable draft contributes
 *  none.
 *  @param others further words and sentences to avoid */
export async function alreadyTaught(
  db: Database,
  others: { words: readonly string[]; sentences: readonly string[] } = { words: [], sentences: [] },
): Promise<Pick<DraftOptions, 'usedLemmas' | 'usedSentences'>> {
  const [items, drafts] = await Promise.all([
    db.unitItem.findMany({ select: { kind: true, text: true } }),
    db.unitDraft.findMany({ where: { state: 'DRAFT' }, select: { id: true, items: true } }),
  ]);
  const open = readRows('unitDraft', drafts, ({ items }) => draftItemsSchema.parse(items));
  const words = [
    ...others.words,
    ...items.filter(({ kind }) => kind === 'WORD').map(({ text }) => text),
    ...open.flatMap((draft) => draft.words.map(({ text }) => text)),
  ];
  const sentences = [
    ...others.sentences,
    ...items.filter(({ kind }) => kind === 'SENTENCE').map(({ text }) => text),
    ...open.flatMap((draft) => draft.sentences.map(({ original }) => original)),
  ];
  return {
    usedLemmas: [...new Set(words.map((word) => word.toLowerCase()))],
    usedSentences: [...new Set(sentences)],
  };
}
