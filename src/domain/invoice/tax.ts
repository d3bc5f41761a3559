/** Business tax (營業稅) in the price, in per cent. */
const RATE = 5;

/** Parts a price that includes the tax into what is sold for and the tax, whole dollars that add up: a
 *  company's invoice shows them apart. */
export function splitTax(amount: number): { net: number; tax: number } {
  const net = Math.round((amount * 100) / (100 + RATE));
  return { net, tax: amount - net };
}
