import { otherLanguage } from '~/lib/language';
import type { SubtitleCue, SubtitleProblem } from '../subtitles/subtitle-file';
import type { SubtitleLanguage, VideoLine } from './video-line';

/** Between two texts of a cue that become one line. */
const GLUE = { zh: '', en: ' ' } as const;

/** The lines of a video after a subtitle file has replaced them: with the times of the file. A file in one language
 *  keeps the other one's texts: each goes to the new line with which it overlaps most, so that none is lost.
 *  @param present the present lines
 *  @returns the lines, and the cues without the requested languages */
export function toVideoLines(
  present: readonly VideoLine[],
  cues: readonly SubtitleCue[],
  language: SubtitleLanguage,
): { lines: VideoLine[]; problems: SubtitleProblem[] } {
  if (language === 'both') return fromBoth(cues);
  const other = otherLanguage(language);
  const carried = cues.map((): string[] => []);
  for (const line of present) carried[nearest(line, cues)]?.push(line[other]);
  const lines = cues.map(({ startMs, endMs, texts }, index) => {
    const own = texts.join(GLUE[language]);
    const kept = (carried[index] ?? []).filter((text) => text !== '').join(GLUE[other]);
    return {
      startMs,
      endMs,
      ...(language === 'en' ? { en: own, zh: kept } : { en: kept, zh: own }),
    };
  });
  return { lines, problems: [] };
}

function fromBoth(cues: readonly SubtitleCue[]) {
  const problems: SubtitleProblem[] = [];
  const lines = cues.map(({ startMs, endMs, texts, fileLine }) => {
    const [en = '', zh = ''] = texts;
    if (texts.length !== 2) problems.push({ fileLine, fault: 'twoLanguages' });
    return { startMs, endMs, en, zh };
  });
  return { lines, problems };
}

interface Timed {
  startMs: number;
  endMs: number;
}

/** Index of the cue with which a line overlaps most; of the nearest one where it overlaps with none. */
function nearest(line: Timed, cues: readonly Timed[]): number {
  const overlap = (cue: Timed) =>
    Math.min(line.endMs, cue.endMs) - Math.max(line.startMs, cue.startMs);
  return cues.reduce(
    (best, cue, index) => (overlap(cue) > overlap(cues[best] ?? cue) ? index : best),
    0,
  );
}
