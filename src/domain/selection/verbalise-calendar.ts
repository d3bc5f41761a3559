import { MONTHS, type NormalisationRule } from './normalisation-tables';
import {
  verbaliseCardinal,
  verbaliseDecade,
  verbaliseOrdinal,
  verbaliseYear,
} from './verbalise-number';

/** Rules for dates, times of day and decades. */
export const CALENDAR_RULES: readonly NormalisationRule[] = [
  [
    new RegExp(
      `\\b(?:the )?([12]?\\d|3[01])(?:st|nd|rd|th)?(?: of)? (${MONTHS})(?:,? (\\d{4}))?\\b`,
      'g',
    ),
    (_, day, month, year) =>
      `the ${verbaliseOrdinal(day!)} of ${month}${year ? ` ${verbaliseYear(year)}` : ''}`,
  ],
  [
    new RegExp(
      `\\b(${MONTHS}) ([12]?\\d|3[01])(?:st|nd|rd|th)?\\b(?:, (\\d{4})\\b)?(?![\\d,]*\\d)`,
      'g',
    ),
    (_, month, day, year) =>
      `${month} ${verbaliseOrdinal(day!)}${year ? `, ${verbaliseYear(year)}` : ''}`,
  ],
  [
    /\b(1[0-2]|0?[1-9])(?:[:.]([0-5]\d))?\s?([ap])(?:\.m\.|m\b)/gi,
    (_, hour, minutes, half) => `${verbaliseHour(hour, minutes)} ${half!.toLowerCase()} m`,
  ],
  [
    /\b([01]?\d|2[0-3]):([0-5]\d)\b(?!:)/g,
    (_, hour, minutes) => verbaliseHour(hour, minutes) + (minutes === '00' ? " o'clock" : ''),
  ],
  [/['’]?\b((?:1[1-9]|20)\d0|[2-9]0)['’]?s\b/g, (_, decade) => verbaliseDecade(decade!)],
];

function verbaliseHour(hour?: string, minutes?: string): string {
  const spokenHour = verbaliseCardinal(String(Number(hour)));
  if (!minutes || minutes === '00') return spokenHour;
  return `${spokenHour} ${minutes.startsWith('0') ? 'oh ' : ''}${verbaliseCardinal(String(Number(minutes)))}`;
}
