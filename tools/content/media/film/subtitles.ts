import { lingering, writeVtt } from '~/domain/subtitles/write-vtt';
import type { RecordedCue } from '~/schemas/media-content';

/** Formats the subtitles of a video in one language as WebVTT. */
export function webVtt(
  cues: readonly Pick<RecordedCue, 'startMs' | 'endMs' | 'en' | 'zh'>[],
  language: 'en' | 'zh',
): string {
  return writeVtt(lingering(cues).map((cue) => ({ ...cue, text: cue[language] })));
}
