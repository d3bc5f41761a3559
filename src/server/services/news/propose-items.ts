import 'server-only';
import type { ChosenSentence, ChosenWord, Selection } from '~/domain/selection/types';
import { type DraftItems, type DraftSentence, type DraftWord, WORD_CLASSES } from '~/schemas/news';
import type { Database } from '~/server/db';
import { toDictionaryIpa } from '~/server/gateways/speech/dictionary-ipa';
import { findLexiconMeanings } from './find-lexicon-meanings';

type WordClass = DraftWord['partOfSpeech'];

const WORD_CLASS_BY_TAG: Partial<Record<string, WordClass>> = {
  NOUN: 'noun',
  PROPN: 'noun',
  VERB: 'verb',
  AUX: 'verb',
  ADJ: 'adjective',
  ADV: 'adverb',
};

/** Meaning and IPA of a word in an earlier unit. */
interface EarlierMeaning {
  meaning: string;
  ipa: { us: string; gb: string } | null;
}

/** Items of a draft from a selection. An unchanged item keeps the editor's texts. A new word gets its meaning from the
 *  lexicon, or from an earlier unit if the lexicon lacks it, and its IPA from an earlier unit or the dictionary; the
 *  rest is empty. */
export async function draftItems(
  db: Database,
  { words, sentences }: Pick<Selection, 'words' | 'sentences'>,
  before: DraftItems = { words: [], sentences: [] },
): Promise<DraftItems> {
  const known = await earlierMeanings(db, words);
  const placed = inTheirPlaces(words, before.words);
  const meanings = await findLexiconMeanings(
    placed.map(({ text, pos }) => ({ text, partOfSpeech: wordClass(pos) })),
  );
  return {
    words: placed.map((word, index) => {
      const old = before.words.find(({ key }) => key === word.key);
      return { ...(old ?? newWord(word, known, meanings[index] ?? null)), ...chosenWord(word) };
    }),
    sentences: sentences.map((sentence) => {
      const old = before.sentences.find(({ key }) => key === sentence.key);
      return { ...(old ?? newSentence(sentence)), ...chosenSentence(sentence) };
    }),
  };
}

/** The words of a selection: words that were there before keep their positions, and new ones take the
 *  positions of removed ones. */
function inTheirPlaces(
  words: readonly ChosenWord[],
  before: readonly { key: string }[],
): readonly ChosenWord[] {
  if (words.length !== before.length) return words;
  const fresh = words.filter(({ key }) => before.every((old) => old.key !== key));
  return before.map(({ key }) => words.find((word) => word.key === key) ?? fresh.shift()!);
}

function chosenWord({ key, level, reasons, features, sentenceIndexes }: ChosenWord) {
  return { key, level, reasons, features, sentenceIndexes };
}

const wordClass = (pos: ChosenWord['pos']): WordClass => WORD_CLASS_BY_TAG[pos] ?? 'noun';

/** @param lexiconMeaning null for a word that the lexicon lacks, which gets the meaning of an earlier unit */
function newWord(
  { text, pos, lemma }: ChosenWord,
  known: ReadonlyMap<string, EarlierMeaning>,
  lexiconMeaning: string | null,
): Omit<DraftWord, keyof ReturnType<typeof chosenWord>> {
  const partOfSpeech = wordClass(pos);
  const earlier = known.get(`${lemma}|${partOfSpeech}`);
  const meaning = lexiconMeaning ?? earlier?.meaning ?? '';
  return {
    text,
    partOfSpeech,
    ipa: earlier?.ipa ?? toDictionaryIpa(text, partOfSpeech) ?? { us: '', gb: '' },
    meaning,
    example: '',
    exampleTranslation: '',
    proposed: meaning !== '',
  };
}

function chosenSentence({
  key,
  level,
  reasons,
  features,
  pieceId,
  source,
  text,
  targetWords,
}: ChosenSentence) {
  return { key, level, reasons, features, pieceId, source, original: text, targetWords };
}

function newSentence({
  spoken,
}: ChosenSentence): Omit<DraftSentence, keyof ReturnType<typeof chosenSentence>> {
  return { text: spoken, translation: '' };
}

/** Meanings by `word|part of speech`, from the newest unit with the word. */
async function earlierMeanings(
  db: Database,
  words: readonly ChosenWord[],
): Promise<Map<string, EarlierMeaning>> {
  const texts = words.flatMap(({ text, lemma }) => [text, lemma]);
  const rows = await db.unitItem.findMany({
    where: { kind: 'WORD', text: { in: texts, mode: 'insensitive' } },
    select: { text: true, translation: true, partOfSpeech: true, ipaUs: true, ipaGb: true },
    orderBy: { unit: { publishedOn: 'asc' } },
  });
  return new Map(
    rows
      .filter(({ partOfSpeech }) => WORD_CLASSES.some((name) => name === partOfSpeech))
      .map(({ text, translation, partOfSpeech, ipaUs, ipaGb }) => [
        `${text.toLowerCase()}|${partOfSpeech}`,
        { meaning: translation, ipa: ipaUs && ipaGb ? { us: ipaUs, gb: ipaGb } : null },
      ]),
  );
}
