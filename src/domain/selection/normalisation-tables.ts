import { toTable } from '~/lib/to-table';
/** A pattern of written text and its spoken form. */
export type NormalisationRule = readonly [RegExp, (...parts: (string | undefined)[]) => string];

/** Written abbreviations and the words that they stand for. */
export const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bMr\.?(?=\s+[A-Z])/g, 'Mister'],
  [/\bMrs\.?(?=\s+[A-Z])/g, 'Missus'],
  [/\bMs\.?(?=\s+[A-Z])/g, 'Miss'],
  [/\bDr\.?(?=\s+[A-Z])/g, 'Doctor'],
  [/\bProf\.?(?=\s+[A-Z])/g, 'Professor'],
  [/\bSt\.?(?=\s+[A-Z])/g, 'Saint'],
  [/\bMt\.?(?=\s+[A-Z])/g, 'Mount'],
  [/\b[Ee]\.g\.,?/g, 'for example'],
  [/\b[Ii]\.e\.,?/g, 'that is'],
  [/\betc\b\.?(?=$|\s*[,;])/g, 'et cetera'],
  [/\betc\.(?=\s+[a-z])/g, 'et cetera'],
  [/\bvs?\.(?=\s)/g, 'versus'],
  [/\bvs(?=\s)/g, 'versus'],
  [/\bapprox\.(?=\s)/g, 'approximately'],
  [/\b[Nn]o\.\s*(?=\d)/g, 'number '],
  [/\bper cent\b/g, 'percent'],
  [/\s&\s/g, ' and '],
];

export const CURRENCIES = toTable<readonly [one: string, many: string]>({
  $: ['dollar', 'dollars'],
  US$: ['US dollar', 'US dollars'],
  NT$: ['Taiwan dollar', 'Taiwan dollars'],
  HK$: ['Hong Kong dollar', 'Hong Kong dollars'],
  A$: ['Australian dollar', 'Australian dollars'],
  '£': ['pound', 'pounds'],
  '€': ['euro', 'euros'],
  '¥': ['yen', 'yen'],
});

export const MAGNITUDES = toTable<string>({
  k: 'thousand',
  m: 'million',
  mn: 'million',
  bn: 'billion',
  tn: 'trillion',
  million: 'million',
  billion: 'billion',
  trillion: 'trillion',
  thousand: 'thousand',
});

/** Units of measurement after a number. */
export const UNITS = toTable<readonly [one: string, many: string]>({
  km: ['kilometer', 'kilometers'],
  'km/h': ['kilometer an hour', 'kilometers an hour'],
  kph: ['kilometer an hour', 'kilometers an hour'],
  mph: ['mile an hour', 'miles an hour'],
  m: ['meter', 'meters'],
  cm: ['centimeter', 'centimeters'],
  mm: ['millimeter', 'millimeters'],
  kg: ['kilogram', 'kilograms'],
  g: ['gram', 'grams'],
  mg: ['milligram', 'milligrams'],
  ml: ['milliliter', 'milliliters'],
  ft: ['foot', 'feet'],
  lb: ['pound', 'pounds'],
  kW: ['kilowatt', 'kilowatts'],
  MW: ['megawatt', 'megawatts'],
  GB: ['gigabyte', 'gigabytes'],
  MB: ['megabyte', 'megabytes'],
  'm²': ['square meter', 'square meters'],
  'km²': ['square kilometer', 'square kilometers'],
  '°C': ['degree Celsius', 'degrees Celsius'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  '°': ['degree', 'degrees'],
  '%': ['percent', 'percent'],
});

export const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Acronyms that are read as a word, not letter by letter. */
export const READ_AS_WORDS: ReadonlySet<string> = new Set(
  'NASA NATO UNESCO UNICEF OPEC ASEAN AIDS FIFA LEGO IKEA RAM LASER OK'.split(' '),
);
