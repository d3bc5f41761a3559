import { describe, expect, it } from 'vitest';
import { parser } from '~/server/gateways/nlp/configured';
import { INHERITED_NAMES } from '~/test/inherited-names';
import { toDictionaryIpa } from './dictionary-ipa';
import { toCards } from './known-words';
import { normaliseToken, referenceWords } from './pronounce';
import { wordsToSay } from './words-to-say';

const CARDS = toCards([{ text: 'tea', ipa: { us: 'tiː', gb: 'tiː' } }]);

describe.each(INHERITED_NAMES)('The word “%s”', (word) => {
  it('The parser takes the word for a word of its sentence', () => {
    const [sentence] = parser().parse(`The ${word} came.`);
    expect(sentence!.tokens.map(({ text }) => text).join('')).toBe(`The${word}came.`);
  });

  it('The word has the pronunciations of the dictionary, or is refused by its name', () => {
    toDictionaryIpa(word);
    const known = toDictionaryIpa(normaliseToken(word));
    const pronounce = () => referenceWords(`The ${word} came`, { cards: CARDS });
    if (known) expect(pronounce()[1]!.pronunciations.length).toBeGreaterThan(0);
    else expect(pronounce).toThrow(/is not in the dictionary/);
  });

  it('The word has the pronunciation that an editor gives it, in a reference and in a clip', () => {
    const known = { overrides: new Map([[word, [['T', 'IY']]]]) };
    expect(referenceWords(word, known)[0]!.pronunciations[0]).toEqual(['T', 'IY']);
    expect(wordsToSay(word, 'US', { ...known, cards: CARDS })[0]!.phones).toEqual(['T', 'IY1']);
  });
});

it('The constructor of a text has the reading of the dictionary, which no card changes', () => {
  const [, word] = wordsToSay('The constructor finished early', 'US', { cards: CARDS });
  expect(word!.pronunciations[0]!.join(' ')).toBe('K AH N S T R AH K T ER');
});
