import 'server-only';
import { cookies } from 'next/headers';
import { normaliseIpAddress } from '~/lib/ip-address';
import { hashToken } from '~/lib/secret-token';
import type { Client } from '~/server/context';
import { deviceCookie } from './cookies';

/** Set in a process whose requests carry their client's address in this header, which no client can
 *  set itself: by the launcher's `client-address.mjs`. */
const globals = globalThis as { [key: symbol]: unknown };
const HEADER_NAME_KEY = Symbol.for('shuoyi.client-address-header');

/** Reads where a request comes from. */
export async function getClient(headers: Headers): Promise<Client> {
  const device = (await cookies()).get(deviceCookie().name)?.value;
  return {
    address: getAddress(headers),
    userAgent: headers.get('user-agent')?.slice(0, 400) ?? null,
    deviceHash: device ? hashToken(device) : null,
  };
}

function getAddress(headers: Headers): string | null {
  const header = globals[HEADER_NAME_KEY];
  return typeof header === 'string' ? normaliseIpAddress(headers.get(header)) : null;
}
