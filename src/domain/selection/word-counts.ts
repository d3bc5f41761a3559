import { teachableKey, teachableWord, type WordProperties } from './candidate';
import type { ParsedArticle } from './types';

/** Maximum number of counted words. Above twice as many, the words that occur in one article only are deleted. */
const MAX_WORDS = 20_000;

export type CountedWord = WordProperties & { articleCount: number };

/** Counts the articles in which each word occurs that a unit could teach. */
export class WordCounts {
  private readonly words = new Map<string, CountedWord>();

  get(key: string): CountedWord | undefined {
    return this.words.get(key);
  }

  /** Adds the words of an article, each once. */
  add({ sentences }: ParsedArticle): void {
    const found = new Set<string>();
    for (const { tokens } of sentences)
      for (const token of tokens) {
        const key = teachableKey(token);
        if (!key || found.has(key)) continue;
        found.add(key);
        const known = this.words.get(key);
        const word = known ?? teachableWord(token);
        if (word) this.words.set(key, { ...word, articleCount: (known?.articleCount ?? 0) + 1 });
      }
    if (this.words.size <= 2 * MAX_WORDS) return;
    for (const [key, { articleCount }] of this.words)
      if (articleCount === 1) this.words.delete(key);
  }
}
