/** Minimum number of letters of a phrase. */
export const MIN_PHRASE_LENGTH = 3;

const HAN = /\p{Script=Han}/u;
const LETTERS = /[\p{L}\p{N}]/gu;
const OPENS = /[「『（《〈“‘(]$/u;
const PAUSES = /[，。、；：！？…—]$/u;
const CLOSES = /^[^\p{L}\p{N}「『（《〈“‘(]+$/u;

/** Words of one character that belong to the next word; any other belongs to the previous one. */
const LEADING = new Set(
  '把在被從對跟和與或為不沒很都就也再還是有要這那一二兩三幾每各第我你他她您請想能會可用讓給到去來只更最先才又若向往比按將以',
);

/** Cost of joining across a pause; more than the letters of any phrase. */
const PAUSE_COST = 100;

let segmenter: Intl.Segmenter | null | undefined;

/** The word segmenter; null in browsers without `Intl.Segmenter` (before 2024), where lines break between any
 *  two characters. It is created for the first text that needs it, because its creation is one of the longest
 *  steps of a page's start on a slow phone. */
function wordSegmenter(): Intl.Segmenter | null {
  segmenter ??=
    typeof Intl === 'object' && 'Segmenter' in Intl
      ? new Intl.Segmenter('zh-Hant', { granularity: 'word' })
      : null;
  return segmenter;
}

/** Whether a text is Chinese and long enough to be split into phrases. */
export const isSplit = (text: string) =>
  HAN.test(text) && countLetters(text) >= 2 * MIN_PHRASE_LENGTH;

/** Splits a Chinese text into phrases between which a line may break: whole words with their particles and
 *  punctuation, none of fewer than three characters unless the whole text is that short. The phrases joined
 *  are the text.
 *  @returns the text in one part when it is not Chinese, null without a word segmenter */
export function splitPhrases(text: string): string[] | null {
  if (!isSplit(text)) return [text];
  const words = wordSegmenter();
  if (!words) return null;
  const parts: string[] = [];
  let belongsToNext = false;
  for (const { segment } of words.segment(text)) {
    if (parts.length > 0 && (belongsToNext || belongsToPrevious(segment)))
      parts[parts.length - 1] += segment;
    else parts.push(segment);
    belongsToNext = OPENS.test(segment) || LEADING.has(segment);
  }
  return joinShortParts(parts);
}

const belongsToPrevious = (word: string) =>
  CLOSES.test(word) || ([...word].length === 1 && HAN.test(word) && !LEADING.has(word));

/** Number of letters and digits; punctuation does not count. */
export const countLetters = (text: string) => text.match(LETTERS)?.length ?? 0;

/** Joins short parts to the shorter one of their neighbours, across punctuation only where necessary. */
function joinShortParts(parts: string[]): string[] {
  const short = parts.findIndex((part) => countLetters(part) < MIN_PHRASE_LENGTH);
  if (short === -1 || parts.length === 1) return parts;
  const first = joinCost(parts, short - 1) < joinCost(parts, short) ? short - 1 : short;
  const joined = `${parts[first]}${parts[first + 1]}`;
  return joinShortParts([...parts.slice(0, first), joined, ...parts.slice(first + 2)]);
}

/** Cost of joining a part to the next one: the letters of both, and a pause between them. */
function joinCost(parts: string[], index: number): number {
  const [part, next] = [parts[index], parts[index + 1]];
  if (part === undefined || next === undefined) return Number.POSITIVE_INFINITY;
  return countLetters(part + next) + (PAUSES.test(part) ? PAUSE_COST : 0);
}
