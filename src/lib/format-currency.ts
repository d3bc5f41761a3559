/** Formats a price: `2670` → `NT$2,670`, and in another currency `USD 2,670`.
 *  @param currency ISO 4217 code */
export function formatCurrency(amount: number, currency = 'TWD'): string {
  const symbol = currency === 'TWD' ? 'NT$' : `${currency} `;
  return `${symbol}${amount.toLocaleString('en-US')}`;
}
