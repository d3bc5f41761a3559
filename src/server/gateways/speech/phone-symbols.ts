import type { Phone } from '~/domain/speech/types';
import { VOWEL } from './arpabet';
import { splitIpa } from './ipa-phones';

/** Cost of a symbol without a phone, or a phone without a symbol. */
const GAP = 0.9;
const NEAR = 0.4;
const SAME_KIND = 1;
const OTHER_KIND = 2.5;

/** Phones that may correspond between accents, or in weak syllables. */
const NEAR_PHONES: readonly ReadonlySet<string>[] = [
  new Set(['AH', 'ER', 'IH', 'UH', 'EH']),
  new Set(['AH', 'R']),
  new Set(['AA', 'AO', 'AE']),
  new Set(['IH', 'IY']),
  new Set(['UH', 'UW']),
  new Set(['OW', 'AH', 'AO']),
];

/** The part of a card's IPA that each phone of a pronunciation is: `ˈwɔːtər` and W AO T AH give ˈw, ɔː, t, ər. Joined
 *  they are the whole IPA. A phone that the card does not write (the R of another accent, the AH of `bottle`) has
 *  none; a symbol without a phone is joined to its neighbour. The pairs come from the cheapest edits (Wagner & Fischer
 *  1974).
 *  @param ipa of the word, without slashes
 *  @param phones ARPAbet without stress digits
 *  @returns by phone; an empty string for none */
export function phoneSymbols(ipa: string, phones: readonly Phone[]): string[] {
  const units = splitIpa(ipa);
  const pairs = pairUnits(
    units.map(({ phone }) => phone),
    phones,
  );
  const symbols = phones.map(() => '');
  let waiting = '';
  let last = -1;
  units.forEach(({ symbol, phone }, index) => {
    const at = pairs[index]!;
    if (at >= 0) {
      symbols[at] = waiting + symbol;
      waiting = '';
      last = at;
    } else if (phone === 'Y' || last < 0) waiting += symbol;
    else symbols[last] += symbol;
  });
  if (last >= 0) symbols[last] += waiting;
  return symbols;
}

/** The index of each unit's phone; −1 for none. */
function pairUnits(units: readonly Phone[], phones: readonly Phone[]): number[] {
  const costs = [Array.from({ length: phones.length + 1 }, (_, j) => j * GAP)];
  const paired = (i: number, j: number) => costs[i]![j]! + exchangeCost(units[i]!, phones[j]!);
  units.forEach((_, i) => {
    const row = [(i + 1) * GAP];
    costs.push(row);
    phones.forEach((_, j) => {
      row.push(Math.min(paired(i, j), costs[i]![j + 1]! + GAP, row[j]! + GAP));
    });
  });
  const pairs = units.map(() => -1);
  for (let i = units.length, j = phones.length; i > 0 && j > 0; ) {
    if (costs[i]![j] === paired(i - 1, j - 1)) pairs[--i] = --j;
    else if (costs[i]![j] === costs[i - 1]![j]! + GAP) i--;
    else j--;
  }
  return pairs;
}

function exchangeCost(one: Phone, other: Phone): number {
  if (one === other) return 0;
  if (NEAR_PHONES.some((group) => group.has(one) && group.has(other))) return NEAR;
  return VOWEL.test(one) === VOWEL.test(other) ? SAME_KIND : OTHER_KIND;
}
