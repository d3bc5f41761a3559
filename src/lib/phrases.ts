/** Fewer characters than this do not stand alone in a line. */
export const SHORTEST_PHRASE = 3;

const HAN = /\p{Script=Han}/u;
const LETTERS = /[\p{L}\p{N}]/gu;
const OPENS = /[「『（《〈“‘(]$/u;
const PAUSES = /[，。、；：！？…—]$/u;
const CLOSES = /^[^\p{L}\p{N}「『（《〈“‘(]+$/u;

/** Words of one character that belong to what follows them; any other belongs to what goes before. */
const LEADING = new Set(
  '把在被從對跟和與或為不沒很都就也再還是有要這那一二兩三幾每各第我你他她您請想能會可用讓給到去來只更最先才又若向往比按將以',
);

/** More than any phrase has letters. */
const PAUSE = 100;

/** Browsers before 2024 may have none; their lines then break between any two characters. */
const words =
  typeof Intl === 'object' && 'Segmenter' in Intl
    ? new Intl.Segmenter('zh-Hant', { granularity: 'word' })
    : null;

/** The parts of a Chinese text between which a line may break: whole words with their particles and
 *  punctuation, none of fewer than three characters unless the whole text is that short. Joined they are
 *  the text.
 *  @returns the text in one part when it is not Chinese, null when this machine does not know words */
export function phrases(text: string): string[] | null {
  if (!HAN.test(text)) return [text];
  if (!words) return null;
  const parts: string[] = [];
  let leads = false;
  for (const { segment } of words.segment(text)) {
    if (parts.length > 0 && (leads || trails(segment))) parts[parts.length - 1] += segment;
    else parts.push(segment);
    leads = OPENS.test(segment) || LEADING.has(segment);
  }
  return long(parts);
}

const trails = (word: string) =>
  CLOSES.test(word) || ([...word].length === 1 && HAN.test(word) && !LEADING.has(word));

/** How many letters and figures there are; punctuation does not count. */
export const lettersIn = (text: string) => text.match(LETTERS)?.length ?? 0;

/** Joins what is too short to the shorter one of its neighbours, across punctuation only where it must. */
function long(parts: string[]): string[] {
  const short = parts.findIndex((part) => lettersIn(part) < SHORTEST_PHRASE);
  if (short === -1 || parts.length === 1) return parts;
  const first = cost(parts, short - 1) < cost(parts, short) ? short - 1 : short;
  const joined = `${parts[first]}${parts[first + 1]}`;
  return long([...parts.slice(0, first), joined, ...parts.slice(first + 2)]);
}

/** What joining a part to the next one costs: the letters of both, and a pause between them. */
function cost(parts: string[], at: number): number {
  const [part, next] = [parts[at], parts[at + 1]];
  if (part === undefined || next === undefined) return Number.POSITIVE_INFINITY;
  return lettersIn(part + next) + (PAUSES.test(part) ? PAUSE : 0);
}
