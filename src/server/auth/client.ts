import 'server-only';
import { normaliseIpAddress } from '~/lib/ip-address';
import { hashToken } from '~/lib/secret-token';
import type { Client } from '~/server/context';
import { deviceCookie } from './cookies';
import { requestCookies } from './current-request';

/** The name of the header with the client's address, which clients cannot set, is stored here. The
 *  launcher's `client-address.mjs` sets it. */
const globals = globalThis as { [key: symbol]: unknown };
const HEADER_NAME_KEY = Symbol.for('shuoyi.client-address-header');

/** The client of a request: address, browser and device. */
export async function getClient(headers: Headers): Promise<Client> {
  const device = (await requestCookies()).get(deviceCookie().name)?.value;
  return {
    address: getClientAddress(headers),
    userAgent: headers.get('user-agent')?.slice(0, 400) ?? null,
    deviceHash: device ? hashToken(device) : null,
  };
}

/** The address of a request's client; null without a trusted layer that provides it. */
export function getClientAddress(headers: Headers): string | null {
  const header = globals[HEADER_NAME_KEY];
  return typeof header === 'string' ? normaliseIpAddress(headers.get(header)) : null;
}
