const TIME = String.raw`(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)[.,](\d{3})`;
const TYPED_TIME = new RegExp(`^${TIME}$`);
const TIMES = new RegExp(String.raw`^[ \t]*${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t].*)?$`);

/** The times of a cue, ms; null for a line that is not of the form `00:00:01.000 --> 00:00:02.500`. */
export function parseTimes(line: string): { startMs: number; endMs: number } | null {
  const found = TIMES.exec(line);
  return found && { startMs: toMs(found.slice(1, 5)), endMs: toMs(found.slice(5, 9)) };
}

/** A typed time, such as `0:12.340`, ms; null for another form. */
export function parseTime(typed: string): number | null {
  const found = TYPED_TIME.exec(typed.trim());
  return found && toMs(found.slice(1, 5));
}

/** A time as it is typed: `0:12.340`. */
export function formatTime(ms: number): string {
  const seconds = String(Math.floor(ms / 1000) % 60).padStart(2, '0');
  return `${Math.floor(ms / 60_000)}:${seconds}.${String(ms % 1000).padStart(3, '0')}`;
}

function toMs([hours = '0', minutes = '0', seconds = '0', ms = '0']: readonly (
  | string
  | undefined
)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms);
}
