/** The most that a badge of 18 px holds. */
const MOST = 99;

/** A count as a badge shows it; whatever names the badge says the same. */
export function countText(count: number): string {
  return count > MOST ? `${MOST}+` : String(count);
}
