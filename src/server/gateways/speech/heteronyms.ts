import { toTable } from '~/lib/to-table';

/** Readings of a spelling that the dictionary lacks, ARPAbet with stress digits. They are never accepted as a
 *  pronunciation: a clip must not have them where the card says otherwise. */
const MISSING = toTable<string>({
  row: 'R AW1',
  rows: 'R AW1 Z',
  rowed: 'R AW1 D',
  rowing: 'R AW1 IH0 NG',
  wounds: 'W AW1 N D Z',
  leads: 'L EH1 D Z',
  house: 'HH AW1 Z',
  sewer: 'S OW1 ER0',
  entrance: 'EH0 N T R AE1 N S',
});

/** Readings of the dictionary that belong only to a name (`Job`, `Nice`) and to no learner's word. */
const NAMES = toTable<string>({
  fine: 'F IH1 N AH0',
  job: 'JH OW1 B',
  nice: 'N IY1 S',
});

/** Whether a reading of a spelling belongs only to a name.
 *  @param phones with stress digits */
export const isNameReading = (word: string, phones: readonly string[]): boolean =>
  NAMES.get(word) === phones.join(' ');

/** The reading that the dictionary lacks, if there is one. */
export function missingReading(word: string): string[][] {
  const reading = MISSING.get(word);
  return reading ? [reading.split(' ')] : [];
}
