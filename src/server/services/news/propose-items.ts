import 'server-only';
import type { ChosenSentence, ChosenWord, Selection } from '~/domain/selection/types';
import { type DraftItems, type DraftSentence, type DraftWord, WORD_CLASSES } from '~/schemas/news';
import type { Database } from '~/server/db';
import { toDictionaryIpa } from '~/server/gateways/speech/dictionary-ipa';

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

/** Items of a draft from a selection. An unchanged item keeps the editor's texts. A new item gets its
 *  meaning from an earlier unit and its IPA from the dictionary; the rest is empty. */
export async function draftItems(
  db: Database,
  { words, sentences }: Pick<Selection, 'words' | 'sentences'>,
  before: DraftItems = { words: [], sentences: [] },
): Promise<DraftItems> {
  const known = await earlierMeanings(db, words);
  return {
    words: inTheirPlaces(words, before.words).map((word) => {
      const old = before.words.find(({ key }) => key === word.key);
      return { ...(old ?? newWord(word, known)), ...chosenWord(word) };
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

function newWord(
  { text, pos, lemma }: ChosenWord,
  known: ReadonlyMap<string, EarlierMeaning>,
): Omit<DraftWord, keyof ReturnType<typeof chosenWord>> {
  const partOfSpeech = WORD_CLASS_BY_TAG[pos] ?? 'noun';
  const earlier = known.get(`${lemma}|${partOfSpeech}`);
  return {
    text,
    partOfSpeech,
    ipa: earlier?.ipa ?? toDictionaryIpa(text, partOfSpeech) ?? { us: '', gb: '' },
    meaning: earlier?.meaning ?? '',
    example: '',
    exampleTranslation: '',
    proposed: earlier !== undefined,
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
