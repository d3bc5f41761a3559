/** Weights of the eight digits of a company's tax ID (統一編號). */
const WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1] as const;

/** Whether eight digits can be a company's tax ID in Taiwan.
 *
 *  Each digit is multiplied by its weight and the digits of the products are added up; the sum must be
 *  divisible by 5. Where the seventh digit is 7, its 2 + 8 = 10 may count as 0 or as 1, so either sum
 *  will do. (Ministry of Finance, Fiscal Information Agency: rule since April 2023; before, by 10.) */
export function isTaxId(text: string): boolean {
  if (!/^\d{8}$/.test(text) || text === '00000000') return false;
  const sum = WEIGHTS.reduce(
    (total, weight, index) => total + digitSum(Number(text[index]) * weight),
    0,
  );
  return sum % 5 === 0 || (text[6] === '7' && (sum + 1) % 5 === 0);
}

/** The digits of a number below 100, added up. */
function digitSum(value: number): number {
  return Math.floor(value / 10) + (value % 10);
}
