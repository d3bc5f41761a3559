import type { Phone } from '../speech/types';

/** The contrasts of the pairs to listen to: two sounds that learners confuse, and that tell words apart. Those
 *  that the scorer hears worst come first, the tense and lax vowels before all. */
export const CONTRASTS = [
  'sheepShip',
  'poolPull',
  'penPan',
  'hatHut',
  'cupCop',
  'lateLet',
  'boatBought',
  'thinkSink',
  'threeTree',
  'freeThree',
  'theyDay',
  'vineWine',
  'bestVest',
  'fanVan',
  'lightRight',
  'nightLight',
  'sunSung',
  'sameSane',
  'pricePrize',
  'seatSheet',
  'chairShare',
  'seatSeed',
  'backBag',
  'seaSeat',
] as const;
export type Contrast = (typeof CONTRASTS)[number];

/** The sounds of a contrast, in the order of the words of its pairs; null: no sound in that place. Several are
 *  listed where the contrast is of a kind, such as the voice of a final consonant. */
export const CONTRAST_SOUNDS: Readonly<
  Record<Contrast, readonly (readonly [Phone | null, Phone | null])[]>
> = {
  sheepShip: [['IY', 'IH']],
  poolPull: [['UW', 'UH']],
  penPan: [['EH', 'AE']],
  hatHut: [['AE', 'AH']],
  cupCop: [['AH', 'AA']],
  lateLet: [['EY', 'EH']],
  boatBought: [['OW', 'AO']],
  thinkSink: [['TH', 'S']],
  threeTree: [['TH', 'T']],
  freeThree: [['F', 'TH']],
  theyDay: [['DH', 'D']],
  vineWine: [['V', 'W']],
  bestVest: [['B', 'V']],
  fanVan: [['F', 'V']],
  lightRight: [['L', 'R']],
  nightLight: [['N', 'L']],
  sunSung: [['N', 'NG']],
  sameSane: [['M', 'N']],
  pricePrize: [['S', 'Z']],
  seatSheet: [['S', 'SH']],
  chairShare: [['CH', 'SH']],
  seatSeed: [['T', 'D']],
  backBag: [
    ['K', 'G'],
    ['P', 'B'],
    ['CH', 'JH'],
  ],
  seaSeat: [
    [null, 'T'],
    [null, 'D'],
    [null, 'K'],
    [null, 'L'],
    [null, 'M'],
    [null, 'N'],
    [null, 'P'],
    [null, 'S'],
    [null, 'Z'],
  ],
};
