import { compareCodeUnits } from '~/lib/compare-code-units';
import { CEFR_LEVELS } from '../grading/types';
import { type Candidate, readCandidate } from './candidate';
import { firstViolation } from './sentence-rules';
import { sentenceScore } from './sentence-score';
import { getTopic } from './topic';
import type { ParsedArticle, SelectionOptions } from './types';
import { type CountedWord, WordCounts } from './word-counts';

/** Maximum number of sentences in the shortlist; pruned at twice as many. */
const MAX_SENTENCES = 800;
/** Maximum number of sentences of one article, unless the options say more. */
const MAX_SENTENCES_PER_ARTICLE = 5;
/** Advance of conversational sentences and of contractions, which a large pool has few of. */
const CONVERSATIONAL_ADVANCE = 0.8;
const CONTRACTION_ADVANCE = 0.3;

type ShortlistOptions = Pick<SelectionOptions, 'category' | 'level'> &
  Partial<Pick<SelectionOptions, 'usedSentences' | 'pinned' | 'banned' | 'sentencesPerArticle'>>;

/** Selects candidates from a stream of articles: the best sentences that violate no rule, a few of each article and
 *  some hundreds altogether. Also counts the articles with each word. Memory grows with the articles' ids only, not
 *  with their texts. Pinned sentences are never dropped. */
export class Shortlist {
  private candidates: Candidate[] = [];
  private readonly words = new WordCounts();
  private readonly articleIds = new Set<string>();
  /** Rule → number of sentences of which it was the first violated rule. */
  readonly violationCounts: Record<string, number> = {};
  sentencesRead = 0;
  private readonly pinned: ReadonlySet<string>;
  private readonly banned: ReadonlySet<string>;
  /** The unit's level, 1–6. */
  readonly target: number;

  constructor(private readonly options: ShortlistOptions) {
    this.pinned = new Set(options.pinned?.sentences);
    this.banned = new Set(options.banned?.sentences);
    this.target = CEFR_LEVELS.indexOf(options.level) + 1;
  }

  get articleCount(): number {
    return this.articleIds.size;
  }

  /** Adds the candidates of an article. Ignores an article with a known id or of another category. */
  add(article: ParsedArticle): void {
    const { category } = this.options;
    if (this.articleIds.has(article.id) || (category !== null && article.category !== category))
      return;
    this.articleIds.add(article.id);
    this.words.add(article);
    const topic = getTopic(article);
    const found: Candidate[] = [];
    for (let index = 0; index < article.sentences.length; index++) {
      const candidate = this.toCandidate(article, index, topic);
      if (candidate) found.push(candidate);
    }
    this.candidates.push(
      ...this.best(found, this.options.sentencesPerArticle ?? MAX_SENTENCES_PER_ARTICLE),
    );
    if (this.candidates.length > 2 * MAX_SENTENCES)
      this.candidates = this.best(this.candidates, MAX_SENTENCES);
  }

  /** The sentences of the shortlist, sorted by key. */
  sentences(): Candidate[] {
    return this.best(this.candidates, MAX_SENTENCES).sort((a, b) => compareCodeUnits(a.key, b.key));
  }

  /** Properties of a word and the number of articles with it. */
  word(key: string): CountedWord | undefined {
    return this.words.get(key);
  }

  private toCandidate(
    article: ParsedArticle,
    index: number,
    topic: readonly string[],
  ): Candidate | null {
    const key = `${article.id}#${index}`;
    this.sentencesRead++;
    const sentence = article.sentences[index]!;
    if (this.pinned.has(key)) return readCandidate(article, index, { topic });
    const rule = firstViolation(sentence);
    if (rule) this.violationCounts[rule] = (this.violationCounts[rule] ?? 0) + 1;
    if (rule || this.banned.has(key)) return null;
    if (this.options.usedSentences?.has(sentence.text)) return null;
    const candidate = readCandidate(article, index, { violations: [], topic });
    return candidate.teaches.length > 0 ? candidate : null;
  }

  private best(candidates: readonly Candidate[], max: number): Candidate[] {
    const getScore = (candidate: Candidate) =>
      this.pinned.has(candidate.key)
        ? Number.POSITIVE_INFINITY
        : sentenceScore(candidate, this.target).total! +
          (candidate.conversational ? CONVERSATIONAL_ADVANCE : 0) +
          (candidate.contraction ? CONTRACTION_ADVANCE : 0);
    return candidates
      .map((candidate) => ({ candidate, score: getScore(candidate) }))
      .sort((a, b) => b.score - a.score || compareCodeUnits(a.candidate.key, b.candidate.key))
      .slice(0, max)
      .map(({ candidate }) => candidate);
  }
}
