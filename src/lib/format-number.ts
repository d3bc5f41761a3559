/** Formats a number with a comma after its thousands, as both languages write it: `1,339`. */
export function formatNumber(number: number): string {
  return number.toLocaleString('en-US');
}
