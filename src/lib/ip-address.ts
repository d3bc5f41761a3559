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
  return isIP(address) === 6 ? `${firstGroups(address, 4)}/64` : address;
}

/** The neighbourhood of an address, which one customer may have whole: /24 on IPv4, /48 on IPv6.
 *  @param address as `ipAddress` spells it */
export function addressNetwork(address: string): string {
  if (isIP(address) === 6) return `${firstGroups(address, 3)}/48`;
  return `${address.split('.').slice(0, 3).join('.')}.0/24`;
}

function firstGroups(address: string, count: number): string {
  const groups = sixteenBitGroups(address).slice(0, count);
  return shortest(`${groups.map((group) => group.toString(16)).join(':')}::`);
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
