import type { VideoLine } from '~/domain/video-lines/video-line';
import { toWordTimes } from '~/domain/video-lines/word-times';
import type { MediaCue, MediaStudy } from '~/schemas/media-lesson';
import { knownWordsOf, lineReference } from './line-reference';

/** The cues of edited lines. A line with the same text keeps its pronunciation, and a word that was measured at the
 *  same position keeps its times.
 *  @param present the present cues */
export function toCues(
  lines: readonly VideoLine[],
  present: readonly MediaCue[],
  study: MediaStudy,
): MediaCue[] {
  const byText = new Map(present.map((cue) => [cue.en, cue]));
  const measured = present.flatMap(({ words }) => words);
  let known: ReturnType<typeof knownWordsOf> | undefined;
  return lines.map(({ startMs, endMs, en, zh }) => {
    const reference = byText.get(en)?.reference;
    known ??= reference ? undefined : knownWordsOf(present, study);
    return {
      startMs,
      endMs,
      en,
      zh,
      words: toWordTimes({ startMs, endMs, en }, measured),
      reference: reference ?? lineReference(en, known ?? {}),
    };
  });
}
