/** Names of the months in English and the languages around it, without accents, and abbreviations that are not
 *  prefixes of them. */
const MONTHS = [
  'january janvier januar januari jannar janeiro gennaio gener enero',
  'february fevrier februar februari febbraio febrero fevereiro febrer',
  'march mars marz maerz maart marzo marco mart marec mrz mrt',
  'april avril aprile abril',
  'may mai mei maio mayo maj maggio maig',
  'june juin juni giugno junio junho juny junij',
  'july juillet juli luglio julio julho juliol julij',
  'august aout augustus augusti agosto agost',
  'september septembre settembre septiembre setiembre setembro setembre sept sett',
  'october octobre oktober ottobre octubre outubro',
  'november novembre noviembre novembro',
  'december decembre dezember dicembre diciembre dezembro desembre desember',
].map((names) => names.split(' '));

/** Maximum number of letters that a grammatical case adds to a name, as in “januara”. */
const MAX_ENDING = 2;

/** The month of a name, in full or abbreviated to three letters or more, 1 to 12; null if it is unknown or
 *  ambiguous, because a name of another language may have the same beginning, such as Finnish “marraskuu”. */
export function monthOf(word: string): number | null {
  const plain = word
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
  if (plain.length < 3) return null;
  const isNamed = (name: string) =>
    name.startsWith(plain) ||
    (plain.startsWith(name) && name.length > 3 && plain.length <= name.length + MAX_ENDING);
  const months = MONTHS.flatMap((names, index) => (names.some(isNamed) ? [index + 1] : []));
  return months.length === 1 ? months[0]! : null;
}
