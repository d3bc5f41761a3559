import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All of IPv6 that is routed over the internet (RFC 4291, 2.4; IANA's registry). The library treats every
 *  address that is not in its table as unicast, such as `::127.0.0.1`. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Whether an address belongs to one server on the internet, and to no private, local, mapped, translated,
 *  tunnelled, documentation, benchmarking or reserved range. */
export function isGlobalAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
}

/** The error of a refused address, with the message of the library that refuses other addresses. */
export const forbiddenAddress = (address: string): Error =>
  new Error(`DNS lookup ${address} is not allowed.`);

/** Resolves a name, and fails when one of its addresses is not global. */
export const lookupGlobal: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const forbidden = addresses.find(({ address }) => !isGlobalAddress(address));
    if (forbidden) return callback(forbiddenAddress(forbidden.address), []);
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    return callback(null, first?.address ?? '', first?.family);
  });
};
