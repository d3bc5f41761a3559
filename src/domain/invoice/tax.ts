/** Rate of the business tax (營業稅), per cent. */
const RATE = 5;

/** Splits a price that includes the tax into net and tax, whole dollars that add up: a company's invoice
 *  shows them separately. */
export function splitTax(amount: number): { net: number; tax: number } {
  const net = Math.round((amount * 100) / (100 + RATE));
  return { net, tax: amount - net };
}
