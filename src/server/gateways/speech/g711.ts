/** Reads a byte of µ-law as a sample of 16 bits: sign, exponent and four bits of the mantissa, all inverted.
 *  Its 14 bits, at most ±8031, are the upper ones. Source: ITU-T G.711 (11/1988), table 2a. */
export function fromMuLaw(byte: number): number {
  const { isHigh, exponent, mantissa } = toParts(byte ^ 0xff);
  const sample = 4 * (((2 * mantissa + 33) << exponent) - 33);
  return isHigh ? -sample : sample;
}

/** Reads a byte of A-law as a sample of 16 bits: as µ-law, with every other bit inverted, and without an exponent
 *  in its lowest two segments. Its 13 bits, at most ±4032, are the upper ones. Source: ITU-T G.711 (11/1988), table 1a. */
export function fromALaw(byte: number): number {
  const { isHigh, exponent, mantissa } = toParts(byte ^ 0x55);
  const step = 2 * mantissa + 1;
  const sample = 8 * (exponent === 0 ? step : (step + 32) << (exponent - 1));
  return isHigh ? sample : -sample;
}

const toParts = (byte: number) => ({
  isHigh: (byte & 0x80) !== 0,
  exponent: (byte >> 4) & 7,
  mantissa: byte & 15,
});
