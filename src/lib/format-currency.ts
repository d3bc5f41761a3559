/** `2670` → `NT$2,670`. */
export function formatCurrency(amount: number): string {
  return `NT$${amount.toLocaleString('en-US')}`;
}
