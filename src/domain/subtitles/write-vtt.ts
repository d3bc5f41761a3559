interface WrittenCue {
  startMs: number;
  endMs: number;
  /** Its text; a line break separates two lines. */
  text: string;
}

/** A WebVTT file of cues. */
export function writeVtt(cues: readonly WrittenCue[]): string {
  const blocks = cues.map(
    ({ startMs, endMs, text }, index) =>
      `${index + 1}\n${formatTimestamp(startMs)} --> ${formatTimestamp(endMs)}\n${escaped(text)}`,
  );
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

/** Time that a subtitle stays after its speech, ms. */
const LINGER_MS = 500;

/** Cues with the times at which they are shown: each stays for half a second after its speech, or until the
 *  next one. */
export function lingering<Cue extends Omit<WrittenCue, 'text'>>(cues: readonly Cue[]): Cue[] {
  return cues.map((cue, index) => ({
    ...cue,
    endMs: Math.min(
      cue.endMs + LINGER_MS,
      Math.max(cues[index + 1]?.startMs ?? Number.POSITIVE_INFINITY, cue.endMs),
    ),
  }));
}

function formatTimestamp(ms: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const rest = String(ms % 1000).padStart(3, '0');
  return `${two(hours)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${rest}`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
