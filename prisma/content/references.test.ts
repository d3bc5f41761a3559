import { describe, expect, it } from 'vitest';
import type { Accent } from '~/domain/speech/accent';
import type { PhoneSymbols, ReferenceWord } from '~/domain/speech/types';
import { loadUnits } from '~/server/content/load-units';
import { loadVoiceLessons } from '~/server/content/load-voice-lessons';
import { withoutStress } from '~/server/gateways/speech/arpabet';
import { ipaToPhones } from '~/server/gateways/speech/ipa-phones';
import { normaliseToken } from '~/server/gateways/speech/pronounce';
import { readRecording } from '~tools/content/media/recording-file';
import { readManifest } from '~tools/content/media/unit-manifest';

type Card = { us: string; gb: string };

/** Every position at which a learner says a word that has a card: the words of the units, and the same words in
 *  sentences of their unit or voice lesson. */
function cardWords(): { place: string; card: Card; reference: ReferenceWord }[] {
  const of = (slug: string, cards: Map<string, Card>, references: ReferenceWord[][]) =>
    references.flat().flatMap((reference) => {
      const card = cards.get(normaliseToken(reference.text));
      return card ? [{ place: `${slug}: ${reference.text}`, card, reference }] : [];
    });
  const units = loadUnits().flatMap(({ slug, words }) => {
    const cards = new Map(words.map(({ text, ipa }) => [text.toLowerCase(), ipa]));
    return of(
      slug,
      cards,
      readManifest('.', slug)!.items.map((item) => item.reference),
    );
  });
  const lessons = loadVoiceLessons().flatMap(({ slug, vocabulary }) => {
    const cards = new Map(vocabulary.map(({ text, ipa }) => [text.toLowerCase(), ipa]));
    const { cues, study } = readRecording('.', 'VOICE', slug)!;
    const lines = [...cues, ...(study?.tasks.flat() ?? [])];
    return of(
      slug,
      cards,
      lines.map((line) => line.reference),
    );
  });
  return [...units, ...lessons];
}

const words = cardWords();
const ACCENT_KEYS = [
  ['US', 'us'],
  ['GB', 'gb'],
] as const;
const soundsOf = (ipa: string) => ipa.replaceAll(/[.() ]/g, '');
const vowelsOf = (ipa: string) => soundsOf(ipa).replaceAll(/[^ɑæʌəɔaeɛɜɚɝɪiʊuɒoː]/gu, '');
const shown = (symbols: PhoneSymbols | undefined, accent: Accent) =>
  (symbols?.[accent] ?? []).map((parts) => parts.split(' '));

describe('The references of all content', () => {
  it('The content has words on cards in more than eight hundred places', () => {
    expect(words.length).toBeGreaterThan(800);
  });

  it.each(ACCENT_KEYS)(
    'A card’s %s pronunciation is accepted wherever its word is said',
    (_, key) => {
      const missing = words.filter(({ card, reference }) => {
        const phones = withoutStress(ipaToPhones(card[key])).join(' ');
        return !reference.pronunciations.some((accepted) => accepted.join(' ') === phones);
      });
      expect(missing.map(({ place }) => place)).toEqual([]);
    },
  );

  it.each(ACCENT_KEYS)(
    'The %s panel of a word has the vowels of its card, whatever form was said',
    (accent, key) => {
      const different = words.filter(({ card, reference }) =>
        shown(reference.symbols, accent).some(
          (parts) => vowelsOf(parts.join('')) !== vowelsOf(card[key]),
        ),
      );
      expect(different.map(({ place }) => place)).toEqual([]);
    },
  );

  it.each(ACCENT_KEYS)(
    'The %s sounds of a panel in a row are the IPA of the card',
    (accent, key) => {
      const different = words.filter(({ card, reference }) =>
        shown(reference.symbols, accent).some((parts) => parts.join('') !== soundsOf(card[key])),
      );
      expect(different.map(({ place }) => place)).toEqual([]);
    },
  );

  it('Every phone of every pronunciation has its part of the IPA, which may be empty', () => {
    for (const { reference } of words)
      for (const [accent] of ACCENT_KEYS)
        expect(
          shown(reference.symbols, accent).map(({ length }) => length),
          reference.text,
        ).toEqual(reference.pronunciations.map(({ length }) => length));
  });

  it('The vowel of “map” may be that of “mop” in no word but those of BATH', () => {
    const all = loadUnits().flatMap((unit) =>
      readManifest('.', unit.slug)!.items.flatMap((item) => item.reference),
    );
    expect(all.length).toBeGreaterThan(4000);
    const wrong = all.filter(({ pronunciations, symbols }) =>
      pronunciations.some((phones, form) =>
        phones.some(
          (phone, place) =>
            (phone === 'AA' || phone === 'AO') &&
            pronunciations.some(
              (other) => other.length === phones.length && other[place] === 'AE',
            ) &&
            !/[ɑɔɒ]/.test(symbols!.GB[form]!.split(' ')[place]!),
        ),
      ),
    );
    expect([...new Set(wrong.map(({ text }) => text))]).toEqual([]);
  });
});
