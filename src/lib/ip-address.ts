import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Normalises an IP address to its canonical form (RFC 5952), an IPv4-mapped IPv6 address to plain IPv4; null
 *  for anything else. */
export function normaliseIpAddress(text: string | null | undefined): string | null {
  const plain = (text ?? '').split('%', 1)[0] ?? '';
  // Node validates the address: the library would also accept `127.1` and `0x7f000001`.
  const family = isIP(plain);
  if (family === 6) return ipaddr.process(plain).toString();
  // Node's form of an IPv4 address is the only one there is.
  return family === 4 ? plain : null;
}

/** Block of addresses of a typical customer of an access provider: the IPv4 address itself, the /64 of an
 *  IPv6 address (RFC 6177: a site gets a /64 or more).
 *  @param address normalised by `normaliseIpAddress` */
export function toAddressBlock(address: string): string {
  return isIP(address) === 6 ? network(address, 64) : address;
}

/** Larger network of an address, all of which one customer may have: /24 on IPv4, /48 on IPv6.
 *  @param address normalised by `normaliseIpAddress` */
export function toAddressNetwork(address: string): string {
  return network(address, isIP(address) === 6 ? 48 : 24);
}

function network(address: string, bits: number): string {
  const { IPv4, IPv6 } = ipaddr;
  const family = isIP(address) === 6 ? IPv6 : IPv4;
  return `${family.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}
