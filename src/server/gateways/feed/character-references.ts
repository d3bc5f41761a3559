/** Repairs the references of a text to invalid characters: a pair of surrogates becomes the character that they
 *  encode, and NUL is removed. Any other stays, and becomes U+FFFD. */
export function mendReferences(text: string): string {
  if (!text.includes('&#')) return text;
  return text
    .replaceAll(/&#(?:0{1,20}|x0{1,20});/gi, '')
    .replaceAll(PAIR, (pair, high: string, low: string) => {
      const [first, second] = [toNumber(high), toNumber(low)];
      const isPair = first >> 10 === 0x36 && second >> 10 === 0x37;
      return isPair ? String.fromCharCode(first, second) : pair;
    });
}

const PAIR = /&#(x[\da-f]{4}|5\d{4});&#(x[\da-f]{4}|5\d{4});/gi;

const toNumber = (reference: string): number =>
  /^x/i.test(reference) ? Number.parseInt(reference.slice(1), 16) : Number(reference);
