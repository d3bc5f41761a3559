import { matchEqual } from './match-equal';

/** A word with its times in the recording. */
export interface TimedWord {
  text: string;
  startMs: number;
  endMs: number;
}

/** Time by which a word may extend beyond its line, ms: lines are cut by ear. */
const TOLERANCE_MS = 250;

const toKey = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The words of a text that are spoken: its parts between spaces that have a letter or a figure. */
export function spokenWords(text: string): string[] {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** The times of a line's words. A word that was measured within these times keeps its own; the others share the
 *  time between, by their length.
 *  @param measured all words of the video, in their order */
export function toWordTimes(
  line: { startMs: number; endMs: number; en: string },
  measured: readonly TimedWord[],
): TimedWord[] {
  const texts = spokenWords(line.en);
  const inside = measured.filter(
    ({ startMs, endMs }) =>
      startMs >= line.startMs - TOLERANCE_MS && endMs <= line.endMs + TOLERANCE_MS,
  );
  const within = (ms: number) => Math.min(Math.max(ms, line.startMs), line.endMs);
  const words: TimedWord[] = [];
  let fromMs = line.startMs;
  const same = matchEqual(inside, texts, (word, text) => toKey(word.text) === toKey(text));
  for (const [at, index] of same) {
    const word = inside[at];
    if (!word) continue;
    const startMs = within(word.startMs);
    words.push(...spread(texts.slice(words.length, index), fromMs, startMs));
    fromMs = within(word.endMs);
    words.push({ text: texts[index] ?? word.text, startMs, endMs: fromMs });
  }
  return [...words, ...spread(texts.slice(words.length), fromMs, line.endMs)];
}

function spread(texts: readonly string[], fromMs: number, toMs: number): TimedWord[] {
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  let done = 0;
  const at = () => Math.round(fromMs + ((toMs - fromMs) * done) / Math.max(1, total));
  return texts.map((text) => {
    const startMs = at();
    done += text.length;
    return { text, startMs, endMs: at() };
  });
}
