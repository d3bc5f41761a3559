import type { Accent } from '~/domain/speech/accent';
import type { Phone, ReferenceWord } from '~/domain/speech/types';
import { VOWEL, withoutStress } from './arpabet';
import { writeIpa } from './dictionary-ipa';
import { missingReading } from './heteronyms';
import { ipaToPhones } from './ipa-phones';
import type { KnownWords } from './known-words';
import { editedWords, MAX_PRONUNCIATIONS, normaliseToken, referenceWords } from './pronounce';
import { isOtherReading } from './readings';
import { dictionaryPhones, withStress } from './stressed-phones';

/** A word of a line with the pronunciations of its clip. */
export interface WordToSay extends ReferenceWord {
  /** Other readings of the same spelling: a clip with one of them says another word. */
  misreadings: Phone[][];
  /** Its phones with stress digits, for a voice that misreads it. */
  phones: string[];
  /** The same in the card's IPA. */
  ipa: string;
  /** Whether a card or an editor gives its pronunciation. */
  given: boolean;
}

/** The words of a line, each with the pronunciations that its clip may have: the editor's, if there are any;
 *  for a word on a card the card's, and those of the reference with the same reading; else the reference's. A
 *  learner's voice is compared with a wider set: `referenceWords`.
 *  @throws Error naming a word without a pronunciation, or a card's IPA that cannot be read */
export function wordsToSay(
  text: string,
  accent: Accent,
  { overrides = [], cards }: KnownWords = {},
): WordToSay[] {
  const edited = editedWords(overrides);
  return referenceWords(text, { overrides: edited }).map((reference) => {
    const word = normaliseToken(reference.text);
    const entries = dictionaryPhones(word);
    const own = edited.get(word);
    const write = (phones: readonly string[]) => writeIpa(word, phones, accent === 'US' ? 0 : 1);
    if (own) {
      const accepted = own.map((phones) => withStress(word, phones));
      return toWord(reference, accepted, { entries, ipa: write(accepted[0]!), given: true });
    }
    const ipas = cards?.get(word);
    if (ipas) {
      const ipa = accent === 'US' ? ipas.us : ipas.gb;
      const card = ipaToPhones(ipa);
      const others = reference.pronunciations.flatMap((phones) => stressAs(card, phones) ?? []);
      const same = [...entries, ...others].filter((phones) => !isOtherReading(phones, card));
      return toWord(reference, [card, ...same], { entries, ipa, given: true });
    }
    const accepted = reference.pronunciations.map((phones) => withStress(word, phones));
    return toWord(reference, accepted, { entries, ipa: write(accepted[0]!), given: false });
  });
}

function toWord(
  reference: ReferenceWord,
  accepted: readonly string[][],
  { entries, ipa, given }: { entries: readonly string[][]; ipa: string; given: boolean },
): WordToSay {
  const distinct = new Map(
    accepted.map((phones) => [withoutStress(phones).join(' '), withoutStress(phones)]),
  );
  const word = normaliseToken(reference.text);
  const misreadings = [...entries, ...missingReading(word)].filter((entry) =>
    accepted.every((phones) => isOtherReading(entry, phones)),
  );
  return {
    text: reference.text,
    functionWord: reference.functionWord,
    pronunciations: [...distinct.values()].slice(0, MAX_PRONUNCIATIONS),
    misreadings: misreadings.map(withoutStress),
    phones: accepted[0]!,
    ipa,
    given,
  };
}

/** Phones with the stress digits of a pronunciation with as many vowels; null if the numbers differ. */
function stressAs(model: readonly string[], phones: readonly Phone[]): [string[]] | null {
  const digits = model.flatMap((phone) => /\d$/.exec(phone)?.[0] ?? []);
  const vowels = phones.filter((phone) => VOWEL.test(phone)).length;
  if (vowels !== digits.length) return null;
  return [phones.map((phone) => (VOWEL.test(phone) ? `${phone}${digits.shift()}` : phone))];
}
