import 'server-only';
import type { ResolvedWord } from '~/domain/saved-word/resolve-word';
import { isFunctionWord } from '~/domain/speech/function-words';
import type { ReferenceWord } from '~/domain/speech/types';
import { withoutStress } from '~/server/gateways/speech/arpabet';
import { ipaToPhones } from '~/server/gateways/speech/ipa-phones';
import { MissingPronunciation } from '~/server/gateways/speech/missing-pronunciation';
import { phoneSymbols } from '~/server/gateways/speech/phone-symbols';

type Ipa = Record<'us' | 'gb', string>;

/** What the scorer compares a saying of a word with: the pronunciations of its entry in both accents, one reference
 *  word for each word of it. Null for a word without an entry or without IPA.
 *
 *  The dictionary, which has more variants, is not read: no call of a learner loads it. */
export function toWordReference({ word, entry }: ResolvedWord): ReferenceWord[] | null {
  if (!entry?.ipa) return null;
  const tokens = word.split(/\s+/);
  const [us, gb] = [ipaOfTokens(tokens, entry.ipa.us), ipaOfTokens(tokens, entry.ipa.gb)];
  if (!us || !gb) return null;
  try {
    return tokens.map((token, index) =>
      toReferenceWord(token, { us: us[index] ?? '', gb: gb[index] ?? '' }),
    );
  } catch (error) {
    if (error instanceof MissingPronunciation) return null;
    throw error;
  }
}

/** The IPA of each token: an entry of several words has the IPA of each, and of each part of a word with hyphens,
 *  separated by spaces. Null when their numbers differ. */
function ipaOfTokens(tokens: readonly string[], ipa: string): string[] | null {
  if (tokens.length === 1) return [ipa];
  const parts = ipa.split(' ');
  const counts = tokens.map((token) => token.split('-').length);
  if (parts.length !== counts.reduce((sum, count) => sum + count, 0)) return null;
  let next = 0;
  return counts.map((count) => {
    next += count;
    return parts.slice(next - count, next).join(' ');
  });
}

function toReferenceWord(text: string, { us, gb }: Ipa): ReferenceWord {
  const spoken = [us, gb].map((ipa) => withoutStress(ipaToPhones(ipa)));
  const pronunciations = spoken.filter(
    (phones, index) => spoken.findIndex((other) => other.join() === phones.join()) === index,
  );
  const symbolsOf = (ipa: string) =>
    pronunciations.map((phones) => phoneSymbols(ipa, phones).join(' '));
  return {
    text,
    pronunciations,
    functionWord: isFunctionWord(text.toLowerCase()),
    symbols: { US: symbolsOf(us), GB: symbolsOf(gb) },
  };
}
