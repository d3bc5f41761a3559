import { toTable } from '~/lib/to-table';
import { monthOf } from './month-names';

/** The publication date of an article in a feed. */
export interface FeedDate {
  /** The written day, in its own zone: YYYY-MM-DD. */
  day: string;
  /** For sorting only: ms since 1970, with an unknown zone treated as UTC. */
  time: number;
}

/** Minutes that a zone is ahead of UTC; only the zones of RFC 822 and unambiguous ones. */
const ZONES = toTable({
  UT: 0,
  UTC: 0,
  GMT: 0,
  Z: 0,
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  CEST: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  SGT: 480,
  HKT: 480,
  AWST: 480,
  JST: 540,
  KST: 540,
  AEST: 600,
  AEDT: 660,
  NZST: 720,
  NZDT: 780,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  AKST: -540,
  AKDT: -480,
  HST: -600,
});

const WEEKDAY = String.raw`(?:\p{L}{2,12}(?:\.?,\s?|\.?\s))?(?:\p{L}{2,12}\s)?`;
const YEAR = String.raw`(\d{4}|\d{2})(?![\d:])`;
const MONTH = String.raw`(\p{L}{3,12})\.?,?`;
const OF = String.raw`(?:(?:del?|of)\s+)?`;

/** Forms of a day, each with the positions of year, month and day. */
const FORMS: readonly (readonly [RegExp, year: number, month: number, day: number])[] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/, 1, 2, 3],
  [/^(\d{4})([/.])(\d{1,2})\2(\d{1,2})(?!\d)/, 1, 3, 4],
  [/^(\d{4})(\d{2})(\d{2})(?=T|\s|$)/, 1, 2, 3],
  [/^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/, 1, 2, 3],
  [
    new RegExp(
      `^${WEEKDAY}(\\d{1,2})(?:st|nd|rd|th|er|[.ºª])?[\\s/-]+${OF}${MONTH}[\\s/-]+${OF}${YEAR}`,
      'iu',
    ),
    3,
    2,
    1,
  ],
  [
    new RegExp(`^${WEEKDAY}${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})(?!\\d)`, 'iu'),
    3,
    1,
    2,
  ],
  // The form of `Date` and C, with the year last.
  [
    new RegExp(
      `^${WEEKDAY}${MONTH}\\s+(\\d{1,2})\\s+[\\d:]{4,8}\\s(?:[A-Z]{1,5}\\s)?(\\d{4})(?!\\d)`,
      'iu',
    ),
    3,
    1,
    2,
  ],
];

/** Reads the date of an article in the forms that feeds write: RFC 822, ISO 8601, and those of other programs and
 *  languages. A date whose day and month could be swapped is not read.
 *  @returns null for an unreadable date, or one before 1990 or after 2100 */
export function parseFeedDate(text: string): FeedDate | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
  const parts = namedParts(plain) ?? numberedParts(plain) ?? partsOfRepublic(plain);
  if (!parts) return null;
  const { year, month, day, rest } = parts;
  const midnight = new Date(Date.UTC(year, month - 1, day));
  const isDay = midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day;
  if (!isDay || year < 1990 || year > 2100) return null;
  return { day: midnight.toISOString().slice(0, 10), time: +midnight + timeOf(rest) };
}

interface Parts {
  year: number;
  month: number;
  day: number;
  /** The time and zone. */
  rest: string;
}

function namedParts(text: string): Parts | null {
  for (const [form, year, month, day] of FORMS) {
    const found = form.exec(text);
    const name = found?.[month] ?? '';
    const number = /^\d/.test(name) ? Number(name) : monthOf(name);
    if (found && number)
      return {
        year: fullYear(found[year]!),
        month: number,
        day: Number(found[day]),
        rest: text.slice(
          /[\d:]{4,8}\s(?:[A-Z]{1,5}\s)?\d{4}$/.test(found[0]) ? 0 : found[0].length,
        ),
      };
  }
  return null;
}

/** Numeric day and month before the year, if only one of them can be the month. */
function numberedParts(text: string): Parts | null {
  const found = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?!\d)/.exec(text);
  if (!found) return null;
  const [first, second] = [Number(found[1]), Number(found[3])];
  if (first <= 12 && second <= 12 && first !== second) return null;
  const [day, month] = first > 12 ? [first, second] : [second, first];
  return { year: Number(found[4]), month, day, rest: text.slice(found[0].length) };
}

/** A day of the calendar of the Republic of China, whose year 1 is 1912, if it cannot be of another
 *  calendar. */
function partsOfRepublic(text: string): Parts | null {
  const found = /^(?:(?:中華)?民國)?\s?(1\d{2})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/.exec(text);
  if (!found) return null;
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number];
  return { year: year + 1911, month, day, rest: text.slice(found[0].length) };
}

const fullYear = (year: string): number =>
  Number(year) + (year.length === 4 ? 0 : Number(year) < 50 ? 2_000 : 1_900);

/** The time of day less the offset of its zone, ms. */
function timeOf(text: string): number {
  const found = /(\d{1,2}):?(\d{2})(?::?(\d{2}))?(?:[.,]\d+)?\s*([ap]m)?/i.exec(text);
  if (!found) return 0;
  const [, hour = 0, minute = 0, second = 0, half = ''] = found;
  const afternoon = /p/i.test(half) && Number(hour) < 12 ? 12 : 0;
  const zone = zoneOf(text.slice(found.index + found[0].length));
  return (((Number(hour) + afternoon) * 60 + Number(minute) - zone) * 60 + Number(second)) * 1_000;
}

function zoneOf(text: string): number {
  const offset = /([+-])(\d{2}):?(\d{2})/.exec(text);
  if (offset) return Number(`${offset[1]}1`) * (Number(offset[2]) * 60 + Number(offset[3]));
  return ZONES.get(/[A-Z]{1,5}/.exec(text)?.[0] ?? '') ?? 0;
}
