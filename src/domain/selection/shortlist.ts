import { CEFR_LEVELS } from '../grading/types';
import {
  type Candidate,
  readCandidate,
  teachableKey,
  teachableWord,
  type WordProperties,
} from './candidate';
import { firstViolation } from './sentence-rules';
import { sentenceScore } from './sentence-score';
import { getTopic } from './topic';
import type { ParsedArticle, SelectionOptions } from './types';

/** Kept sentences, at most twice as many between two clearings. */
const MAX_SENTENCES = 800;
const MAX_SENTENCES_PER_ARTICLE = 5;
/** Kept words; of more than twice as many the rare ones go. */
const MAX_WORDS = 20_000;

type ShortlistOptions = Pick<SelectionOptions, 'category' | 'level'> &
  Partial<Pick<SelectionOptions, 'usedSentences' | 'pinned' | 'banned'>>;

/** Takes pieces one after the other and keeps what may be chosen: the best few sentences of each that break no
 *  rule, the best hundreds of all, and how many pieces speak of each word. Memory does not grow with the pieces,
 *  only with their ids. Everything pinned stays. */
export class Shortlist {
  private candidates: Candidate[] = [];
  private readonly words = new Map<string, WordProperties & { pieces: number }>();
  private readonly seen = new Set<string>();
  /** How many sentences broke which rule first. */
  readonly violationCounts: Record<string, number> = {};
  sentencesRead = 0;
  private readonly pinned: ReadonlySet<string>;
  private readonly banned: ReadonlySet<string>;
  readonly target: number;

  constructor(private readonly options: ShortlistOptions) {
    this.pinned = new Set(options.pinned?.sentences);
    this.banned = new Set(options.banned?.sentences);
    this.target = CEFR_LEVELS.indexOf(options.level) + 1;
  }

  get pieces(): number {
    return this.seen.size;
  }

  /** Another piece of the same id, or of another category, is passed over. */
  add(article: ParsedArticle): void {
    const { category } = this.options;
    if (this.seen.has(article.id) || (category !== null && article.category !== category)) return;
    this.seen.add(article.id);
    this.countWords(article);
    const topic = getTopic(article);
    const found: Candidate[] = [];
    for (let n = 0; n < article.sentences.length; n++) {
      const candidate = this.consider(article, n, topic);
      if (candidate) found.push(candidate);
    }
    this.candidates.push(...this.best(found, MAX_SENTENCES_PER_ARTICLE));
    if (this.candidates.length > 2 * MAX_SENTENCES)
      this.candidates = this.best(this.candidates, MAX_SENTENCES);
  }

  /** The kept sentences in the order of their keys, whatever the order of the pieces. */
  sentences(): Candidate[] {
    return this.best(this.candidates, MAX_SENTENCES).sort((a, b) => compare(a.key, b.key));
  }

  /** How many pieces speak of a word, and what it is. */
  word(key: string): (WordProperties & { pieces: number }) | undefined {
    return this.words.get(key);
  }

  private consider(article: ParsedArticle, n: number, topic: readonly string[]): Candidate | null {
    const key = `${article.id}#${n}`;
    this.sentencesRead++;
    const sentence = article.sentences[n]!;
    if (this.pinned.has(key)) return readCandidate(article, n, { topic });
    const rule = firstViolation(sentence);
    if (rule) this.violationCounts[rule] = (this.violationCounts[rule] ?? 0) + 1;
    if (rule || this.banned.has(key)) return null;
    if (this.options.usedSentences?.has(sentence.text)) return null;
    const candidate = readCandidate(article, n, { violationCounts: [], topic });
    return candidate.teaches.length > 0 ? candidate : null;
  }

  private best(candidates: readonly Candidate[], most: number): Candidate[] {
    const score = (one: Candidate) =>
      this.pinned.has(one.key) ? Number.POSITIVE_INFINITY : sentenceScore(one, this.target).total!;
    return candidates
      .map((candidate) => ({ candidate, worth: score(candidate) }))
      .sort((a, b) => b.worth - a.worth || compare(a.candidate.key, b.candidate.key))
      .slice(0, most)
      .map(({ candidate }) => candidate);
  }

  private countWords({ sentences }: ParsedArticle): void {
    const found = new Set<string>();
    for (const { tokens } of sentences)
      for (const token of tokens) {
        const key = teachableKey(token);
        if (!key || found.has(key)) continue;
        found.add(key);
        const known = this.words.get(key);
        const word = known ?? teachableWord(token);
        if (word) this.words.set(key, { ...word, pieces: (known?.pieces ?? 0) + 1 });
      }
    if (this.words.size <= 2 * MAX_WORDS) return;
    for (const [key, { pieces }] of this.words) if (pieces === 1) this.words.delete(key);
  }
}

/** By code unit: the same on every machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
