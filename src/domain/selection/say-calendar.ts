import { sayCardinal, sayDecade, sayOrdinal, sayYear } from './say-number';
import { MONTHS, type SayRule } from './spoken-forms';

/** Dates, times of the day, decades. */
export const CALENDAR_RULES: readonly SayRule[] = [
  [
    new RegExp(
      `\\b(?:the )?([12]?\\d|3[01])(?:st|nd|rd|th)?(?: of)? (${MONTHS})(?:,? (\\d{4}))?\\b`,
      'g',
    ),
    (_, day, month, year) =>
      `the ${sayOrdinal(day!)} of ${month}${year ? ` ${sayYear(year)}` : ''}`,
  ],
  [
    new RegExp(
      `\\b(${MONTHS}) ([12]?\\d|3[01])(?:st|nd|rd|th)?\\b(?:, (\\d{4})\\b)?(?![\\d,]*\\d)`,
      'g',
    ),
    (_, month, day, year) => `${month} ${sayOrdinal(day!)}${year ? `, ${sayYear(year)}` : ''}`,
  ],
  [
    /\b(1[0-2]|0?[1-9])(?:[:.]([0-5]\d))?\s?([ap])(?:\.m\.|m\b)/gi,
    (_, hour, minutes, half) => `${sayHour(hour, minutes)} ${half!.toLowerCase()} m`,
  ],
  [
    /\b([01]?\d|2[0-3]):([0-5]\d)\b(?!:)/g,
    (_, hour, minutes) => sayHour(hour, minutes) + (minutes === '00' ? " o'clock" : ''),
  ],
  [/['’]?\b((?:1[1-9]|20)\d0|[2-9]0)['’]?s\b/g, (_, decade) => sayDecade(decade!)],
];

function sayHour(hour?: string, minutes?: string): string {
  const said = sayCardinal(String(Number(hour)));
  if (!minutes || minutes === '00') return said;
  return `${said} ${minutes.startsWith('0') ? 'oh ' : ''}${sayCardinal(String(Number(minutes)))}`;
}
