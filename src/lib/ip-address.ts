import { isIP } from 'node:net';

/** An IP address in its one shortest spelling, an IPv4 address mapped into IPv6 as plain IPv4; null for
 *  anything else. */
export function ipAddress(text: string | null | undefined): string | null {
  const plain = (text ?? '').split('%', 1)[0] ?? '';
  if (isIP(plain) === 4) return plain;
  if (isIP(plain) !== 6) return null;
  const groups = sixteenBitGroups(plain);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!mapped) return shortest(plain);
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The block of addresses that one customer of an access provider commonly has: the IPv4 address
 *  itself, the /64 of an IPv6 address (RFC 6177: a site gets a /64 or more).
 *  @param address as `ipAddress` spells it */
export function addressBlock(address: string): string {
  if (isIP(address) !== 6) return address;
  const network = sixteenBitGroups(address).slice(0, 4);
  return `${shortest(`${network.map((group) => group.toString(16)).join(':')}::`)}/64`;
}

/** RFC 5952, as the URL standard spells it. */
function shortest(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

function sixteenBitGroups(address: string): number[] {
  const [before = '', after] = shortest(address).split('::');
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  if (after === undefined) return numbers(before);
  const [left, right] = [numbers(before), numbers(after)];
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}
