import { levelAt } from '../grading/level-model';
import { usuallyWritten } from '../grading/lexicon';
import { likeness } from './likeness';
import type { Judged } from './objective';
import { compare } from './shortlist';
import type { OfferedSentence, OfferedWord, Stock } from './stock';
import type { ChoiceOptions, ChosenSentence, ChosenWord, Reason, Selection } from './types';

const SPARE = 20;

/** The choice with reasons and feature values, and what else there was. */
export function explain(
  { sentences, chosen, parts }: Judged,
  stock: Stock,
  options: ChoiceOptions,
): Selection {
  const ordered = [...sentences].sort((a, b) => a.value - b.value || compare(a.key, b.key));
  const words = [...chosen.words].sort((a, b) => a.value - b.value || compare(a.key, b.key));
  const tell = (sentence: OfferedSentence) => explainSentence(sentence, ordered, words, options);
  const taken = new Set([...ordered, ...words].map(({ key }) => key));
  const offered = [...new Set(ordered.flatMap(({ offers }) => offers))].filter(
    (key) => !taken.has(key),
  );
  return {
    words: words.map((word) => explainWord(word, ordered, options)),
    sentences: ordered.map(tell),
    objective: parts,
    spareWords: best(
      offered.map((key) => stock.words.get(key)!),
      ({ worth }) => worth.total!,
    ).map((word) => explainWord(word, ordered, options)),
    spareSentences: best(
      stock.sentences.filter(({ key }) => !taken.has(key)),
      (sentence) =>
        sentence.worth.total! +
        (shown(sentence, words).length > 0 ? 1.5 : 0) -
        3 * nearest(sentence, ordered),
    ).map(tell),
  };
}

function explainWord(
  word: OfferedWord,
  sentences: readonly OfferedSentence[],
  options: ChoiceOptions,
): ChosenWord {
  const { key, lemma, pos, value, zipf, listed, pieces } = word;
  const indexes = sentences.flatMap(({ offers }, i) => (offers.includes(key) ? [i] : []));
  const used = options.usedLemmas.has(lemma);
  const reasons: Reason[] = [];
  if (options.pinned?.words.includes(key)) reasons.push({ code: 'pinned', value: lemma });
  reasons.push({ code: 'level-fits', value: levelAt(value) });
  reasons.push({ code: 'useful', value: zipf });
  if (pieces > 1) reasons.push({ code: 'in-pieces', value: pieces });
  reasons.push({ code: 'in-sentences', value: indexes.length });
  reasons.push({ code: used ? 'taught-before' : 'new-word', value: lemma });
  return {
    key,
    lemma,
    text: usuallyWritten(lemma),
    pos,
    level: levelAt(value),
    reasons,
    features: { value, zipf, listed: listed ? 1 : 0, pieces, ...prefixed(word.worth) },
    sentenceIndexes: indexes,
  };
}

function explainSentence(
  sentence: OfferedSentence,
  all: readonly OfferedSentence[],
  words: readonly OfferedWord[],
  options: ChoiceOptions,
): ChosenSentence {
  const { key, pieceId, source, text, spoken, level, value } = sentence;
  const targets = shown(sentence, words);
  const ofPiece = all.filter((other) => other.pieceId === pieceId).length;
  const reasons: Reason[] = [];
  if (options.pinned?.sentences.includes(key)) reasons.push({ code: 'pinned', value: key });
  reasons.push({ code: 'carries-words', value: targets.join(', ') });
  reasons.push({ code: 'level-fits', value: level });
  reasons.push({ code: 'good-length', value: sentence.words });
  if (ofPiece <= 1) reasons.push({ code: 'own-piece', value: pieceId });
  reasons.push({ code: 'from-source', value: source });
  if (spoken !== text) reasons.push({ code: 'spelled-out', value: spoken });
  return {
    key,
    pieceId,
    source,
    text,
    spoken,
    level,
    targetWords: targets,
    reasons,
    features: {
      value,
      words: sentence.words,
      names: sentence.names,
      commas: sentence.commas,
      brokenRules: sentence.broken.length,
      nearestOther: nearest(sentence, all),
      ...prefixed(sentence.worth),
    },
  };
}

function shown({ offers }: OfferedSentence, words: readonly OfferedWord[]): string[] {
  return words.filter(({ key }) => offers.includes(key)).map(({ lemma }) => lemma);
}

function nearest(sentence: OfferedSentence, all: readonly OfferedSentence[]): number {
  const others = all.filter(({ key }) => key !== sentence.key);
  return Math.max(0, ...others.map(({ about }) => likeness(about, sentence.about)));
}

function best<T extends { key: string }>(items: readonly T[], worth: (item: T) => number): T[] {
  return items
    .map((item) => ({ item, value: worth(item) }))
    .sort((a, b) => b.value - a.value || compare(a.item.key, b.item.key))
    .slice(0, SPARE)
    .map(({ item }) => item);
}

/** Parts of a worth beside the facts: `worth.levelFit`. */
function prefixed(worth: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(worth).map(([name, value]) => [`worth.${name}`, Number(value.toFixed(3))]),
  );
}
