/** Formats a duration in seconds like a clock: `0:09`, `12:30`, `1:00:00`. */
export function formatDuration(seconds: number): string {
  const padTwo = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${hours > 0 ? padTwo(minutes) : minutes}:${padTwo(seconds % 60)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}
