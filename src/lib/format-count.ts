/** The most that a badge of 18 px holds. */
const MAX_COUNT = 99;

/** A count as a badge shows it; whatever names the badge says the same. */
export function formatCount(count: number): string {
  return count > MAX_COUNT ? `${MAX_COUNT}+` : String(count);
}
