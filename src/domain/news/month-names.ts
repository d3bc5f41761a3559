/** Beginnings of the months' names in English and the languages around it, without accents. */
const MONTHS = new Map(
  [
    'jan gen ene',
    'feb fev',
    'mar mrz maa mrt',
    'apr avr abr',
    'may mai mei mag maj',
    'jun juin giu',
    'jul juil lug',
    'aug aou ago',
    'sep set',
    'oct okt ott out',
    'nov',
    'dec dez dic',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** The month that a word names, whole or abbreviated, 1 to 12; null where it names none. */
export function monthOf(word: string): number | null {
  const plain = word
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
  // “juin” and “juillet” differ in their fourth letter only.
  return MONTHS.get(plain.slice(0, 3)) ?? MONTHS.get(plain.slice(0, 4)) ?? null;
}
