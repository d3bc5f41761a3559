import type { RecordedCue } from '~/schemas/media-content';

/** Formats the subtitles of a video in one language as WebVTT. */
export function webVtt(
  cues: readonly Pick<RecordedCue, 'startMs' | 'endMs' | 'en' | 'zh'>[],
  language: 'en' | 'zh',
): string {
  const blocks = cues.map(({ startMs, endMs, ...texts }, index) => {
    const until = Math.min(endMs + LINGER_MS, cues[index + 1]?.startMs ?? Number.POSITIVE_INFINITY);
    return `${index + 1}\n${formatTimestamp(startMs)} --> ${formatTimestamp(until)}\n${escaped(texts[language])}`;
  });
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

/** Time that a subtitle stays after its speech, ms. */
const LINGER_MS = 500;

function formatTimestamp(ms: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const rest = String(ms % 1000).padStart(3, '0');
  return `${two(hours)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${rest}`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
