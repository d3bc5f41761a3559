import { isFunctionWord } from '~/domain/speech/function-words';
import type { Phone, ReferenceWord } from '~/domain/speech/types';
import { withoutStress } from './arpabet';
import { writeIpa } from './dictionary-ipa';
import { britishForms } from './gb-variants';
import { ipaToPhones } from './ipa-phones';
import type { KnownWords, PronunciationOverrides } from './known-words';
import { type EditedWords, lookUpReadings } from './look-up-readings';
import { MissingPronunciation } from './missing-pronunciation';
import { hasReadingsByKind, readingsFor } from './part-of-speech-readings';
import { phoneSymbols } from './phone-symbols';
import { phraseForm } from './phrase-forms';
import { isOtherReading } from './readings';
import { withStress } from './stressed-phones';
import { tagTokens } from './tag-tokens';
import { weakForms } from './weak-forms';
import { wordKind } from './word-kind';

/** Maximum number of pronunciations that the scorer compares for one word. */
export const MAX_PRONUNCIATIONS = 8;

/** The pronunciations of a text, one reference word a whitespace token, so that token i of the display text is word
 *  i of the reference. Punctuation is dropped, a hyphenated token is the chain of its parts, both accents count as
 *  right (eight pronunciations at most). A word on a card has the card's pronunciations and those of the same
 *  reading; a heteronym has those of its part of speech, or all if that is unknown. For publication only, because
 *  the dictionary is too large for a browser.
 *  @throws Error naming the word that is in neither the dictionary nor the overrides, or the token that is
 *    written in digits */
export function referenceWords(
  text: string,
  { overrides = [], cards }: KnownWords = {},
): ReferenceWord[] {
  const edited = editedWords(overrides);
  const tokens = text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token));
  const words = tokens.map(normaliseToken);
  return tokens.map((token, index): ReferenceWord => {
    const word = words[index]!;
    if (/\p{N}/u.test(word))
      throw new MissingPronunciation(
        token,
        `Write “${token}” in words: digits have many readings.`,
      );
    const card = cards?.get(word);
    const own = edited.get(word);
    const forms = distinct(
      own
        ? ownForms(word, own, card)
        : card
          ? cardForms(word, card)
          : dictionaryForms({ text, words, index }, edited),
    ).slice(0, MAX_PRONUNCIATIONS);
    return {
      text: token,
      pronunciations: forms.map(({ phones }) => phones),
      functionWord: isFunctionWord(word),
      symbols: {
        US: forms.map(({ phones, us }) => phoneSymbols(us, phones).join(' ')),
        GB: forms.map(({ phones, gb }) => phoneSymbols(gb, phones).join(' ')),
      },
    };
  });
}

/** An editor's pronunciations by the word in the dictionary's spelling. */
export const editedWords = (overrides: PronunciationOverrides): EditedWords =>
  new Map([...overrides].map(([word, variants]) => [normaliseToken(word), variants]));

/** Lower case without accents (`café`), straight apostrophes, no punctuation around; hyphens and apostrophes inside
 *  stay. */
export function normaliseToken(token: string): string {
  return token
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’ʼ]/g, "'")
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/[^\p{L}\p{N}'-]/gu, '')
    .replaceAll(/^['-]+(?=[\p{L}\p{N}])|(?<![s'])'+$|(?<=s')'+$|(?<!-)-+$/gu, '');
}

/** A pronunciation, with the IPA of its reading for a card in each accent. */
interface Form {
  phones: Phone[];
  us: string;
  gb: string;
}

/** The General American forms of readings, then their British ones. Pronunciations of one reading have the IPA
 *  of the first; only the weak forms of function words have an IPA of their own. */
function bothAccents(word: string, readings: readonly string[][]): Form[] {
  const spelled = readings.map((phones) => {
    const written = isFunctionWord(word)
      ? phones
      : readings.find((first) => !isOtherReading(phones, first))!;
    return { phones, us: writeIpa(word, written, 0), gb: writeIpa(word, written, 1) };
  });
  return [
    ...spelled.map(({ phones, ...ipa }) => ({ phones: withoutStress(phones), ...ipa })),
    ...spelled.flatMap(({ phones, ...ipa }) =>
      britishForms(word, phones).map((form) => ({ phones: form, ...ipa })),
    ),
  ];
}

/** The card's pronunciations in both accents, then the dictionary's of the same reading. */
function cardForms(word: string, card: { us: string; gb: string }): Form[] {
  const given = [card.us, card.gb].map(ipaToPhones);
  const same = (lookUpReadings(word, new Map()) ?? []).filter((phones) =>
    given.some((one) => !isOtherReading(phones, one)),
  );
  return [
    ...given.map(withoutStress),
    ...bothAccents(word, [...given.slice(0, 1), ...same]).map(({ phones }) => phones),
  ].map((phones) => ({ phones, ...card }));
}

/** An editor's pronunciations with their British forms, and the card's if they are the same reading. */
function ownForms(
  word: string,
  own: readonly Phone[][],
  card: { us: string; gb: string } | undefined,
): Form[] {
  const readings = own.map((phones) => withStress(word, phones));
  const forms = bothAccents(word, readings);
  if (!card) return forms;
  const given = [card.us, card.gb].map(ipaToPhones);
  const same = readings.some((phones) => given.some((one) => !isOtherReading(phones, one)));
  if (!same) return forms;
  return [...given.map(withoutStress), ...forms.map(({ phones }) => phones)].map((phones) => ({
    phones,
    ...card,
  }));
}

/** A word in its text. */
interface WordInText {
  text: string;
  /** All words of the text, in lower case and without punctuation. */
  words: readonly string[];
  index: number;
}

/** The dictionary's forms of a word in its text. */
function dictionaryForms({ text, words, index }: WordInText, edited: EditedWords): Form[] {
  const word = words[index]!;
  const listed = lookUpReadings(word, edited);
  if (!listed)
    throw new MissingPronunciation(
      word,
      `“${word}” is not in the dictionary: add a pronunciation to overrides.`,
    );
  const kind = hasReadingsByKind(word)
    ? wordKind(words, index, tagTokens(text)?.[index] ?? null)
    : null;
  const weak = weakForms(word);
  const weakened = (phones: readonly string[]) =>
    weak.find((form) => withoutStress(form).join() === withoutStress(phones).join());
  const phrase = phraseForm(words, index);
  return bothAccents(word, [
    ...(phrase?.first ? [phrase.phones] : []),
    ...readingsFor(word, listed, kind).map((phones) => weakened(phones) ?? phones),
    ...(phrase && !phrase.first ? [phrase.phones] : []),
    ...weak,
  ]);
}

const distinct = (forms: readonly Form[]): Form[] => {
  const found = new Map<string, Form>();
  for (const form of forms) {
    const key = form.phones.join(' ');
    if (!found.has(key)) found.set(key, form);
  }
  return [...found.values()];
};
