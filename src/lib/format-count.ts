/** Highest number that fits into a badge of 18 px. */
const MAX_COUNT = 99;

/** Formats a count for a badge, and for its accessible name. */
export function formatCount(count: number): string {
  return count > MAX_COUNT ? `${MAX_COUNT}+` : String(count);
}
