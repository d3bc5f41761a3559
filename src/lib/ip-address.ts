import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An IP address in its one shortest spelling (RFC 5952), an IPv4 address mapped into IPv6 as plain IPv4;
 *  null for anything else. */
export function normaliseIpAddress(text: string | null | undefined): string | null {
  const plain = (text ?? '').split('%', 1)[0] ?? '';
  // Node decides what an address is: the library also reads `127.1` and `0x7f000001`.
  return isIP(plain) ? ipaddr.process(plain).toString() : null;
}

/** The block of addresses that one customer of an access provider commonly has: the IPv4 address
 *  itself, the /64 of an IPv6 address (RFC 6177: a site gets a /64 or more).
 *  @param address as `normaliseIpAddress` spells it */
export function toAddressBlock(address: string): string {
  return isIP(address) === 6 ? network(address, 64) : address;
}

/** The neighbourhood of an address, which one customer may have whole: /24 on IPv4, /48 on IPv6.
 *  @param address as `normaliseIpAddress` spells it */
export function toAddressNetwork(address: string): string {
  return network(address, isIP(address) === 6 ? 48 : 24);
}

function network(address: string, bits: number): string {
  const { IPv4, IPv6 } = ipaddr;
  const from = isIP(address) === 6 ? IPv6 : IPv4;
  return `${from.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}
