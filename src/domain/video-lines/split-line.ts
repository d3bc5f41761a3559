import type { VideoLine } from './video-line';

/** Punctuation at which a Chinese sentence can be split. */
const PAUSE = /[，。、；：！？]/;

/** Splits a line in two: the English at a space, the Chinese at the punctuation nearest to the same proportion of the
 *  text, and the time by the length of the English.
 *  @param caret wanted place in the English; the middle if it is at an end
 *  @returns one line for a text of a single word, which cannot be split */
export function splitLine(line: VideoLine, caret: number): [VideoLine] | [VideoLine, VideoLine] {
  const { startMs, endMs, en, zh } = line;
  const wanted = en.slice(0, caret).trim() && en.slice(caret).trim() ? caret : en.length / 2;
  const cut = closest(en, wanted, (_before, after) => /\s/.test(after));
  if (cut === null) return [line];
  const share = cut / en.length;
  const pause =
    closest(zh, share * zh.length, (before) => PAUSE.test(before)) ?? Math.round(share * zh.length);
  const middleMs = Math.round(startMs + share * (endMs - startMs));
  return [
    { startMs, endMs: middleMs, en: en.slice(0, cut).trim(), zh: zh.slice(0, pause).trim() },
    { startMs: middleMs, endMs, en: en.slice(cut).trim(), zh: zh.slice(pause).trim() },
  ];
}

/** The place inside a text that is nearest to `wanted` and has these characters at its sides; null without one. */
function closest(
  text: string,
  wanted: number,
  isPlace: (before: string, after: string) => boolean,
): number | null {
  let best: number | null = null;
  for (let place = 1; place < text.length; place += 1) {
    if (!isPlace(text[place - 1] ?? '', text[place] ?? '')) continue;
    if (!text.slice(place).trim() || !text.slice(0, place).trim()) continue;
    if (best === null || Math.abs(place - wanted) < Math.abs(best - wanted)) best = place;
  }
  return best;
}

/** One line of two that follow each other. */
export function mergeLines(first: VideoLine, second: VideoLine): VideoLine {
  return {
    startMs: first.startMs,
    endMs: second.endMs,
    en: `${first.en} ${second.en}`.trim(),
    zh: `${first.zh}${second.zh}`,
  };
}
