/** X-SAMPA by IPA symbol, in SVOX Pico's notation: the parts of a diphthong or affricate are joined by `_`.
 *  Longer symbols come before their prefixes. */
const SYMBOLS: readonly (readonly [ipa: string, xSampa: string])[] = [
  ['ɜːr', '3:'],
  ['ɪər', 'I_@'],
  ['eər', 'E@'],
  ['tʃ', 't_S'],
  ['dʒ', 'd_Z'],
  ['aɪ', 'a_I'],
  ['aʊ', 'a_U'],
  ['eɪ', 'e_I'],
  ['oʊ', '@_U'],
  ['əʊ', '@_U'],
  ['ɔɪ', 'O_I'],
  ['ɪə', 'I_@'],
  ['eə', 'E@'],
  ['ʊə', 'U_@'],
  ['ɑː', 'A:'],
  ['ɔː', 'O:'],
  ['ɜː', '3:'],
  ['iː', 'i:'],
  ['uː', 'u:'],
  ['ɑ', 'A:'],
  ['ɒ', 'Q'],
  ['ɔ', 'O:'],
  ['æ', '{'],
  ['a', '{'],
  ['ʌ', 'V'],
  ['ə', '@'],
  ['e', 'E'],
  ['ɪ', 'I'],
  ['i', 'i:'],
  ['ʊ', 'U'],
  ['u', 'u:'],
  ['ð', 'D'],
  ['ɡ', 'g'],
  ['ŋ', 'N'],
  ['ʃ', 'S'],
  ['ʒ', 'Z'],
  ['θ', 'T'],
  ['ˈ', '"'],
  ['ˌ', '%'],
];

/** Writes IPA in the ASCII letters of X-SAMPA: `ˈmɒdərət` → `"mQd@r@t`. Letters without an entry stay. */
export function toXSampa(ipa: string): string {
  let written = '';
  for (let rest = ipa; rest !== ''; ) {
    const row = SYMBOLS.find(([symbol]) => rest.startsWith(symbol));
    written += row ? row[1] : rest[0];
    rest = rest.slice(row ? row[0].length : 1);
  }
  return written;
}
