import 'server-only';
import { cookies } from 'next/headers';
import { ipAddress } from '~/lib/ip-address';
import { tokenHash } from '~/lib/secret-token';
import type { Client } from '~/server/context';
import { deviceCookie } from './cookies';

/** Set in a process whose requests carry their client's address in this header, which no client can
 *  set itself: by the launcher's `client-address.mjs`. */
const holder = globalThis as { [key: symbol]: unknown };
const HEADER_NAME = Symbol.for('shuoyi.client-address-header');

/** Reads where a request comes from. */
export async function clientOf(headers: Headers): Promise<Client> {
  const device = (await cookies()).get(deviceCookie().name)?.value;
  return {
    address: addressOf(headers),
    userAgent: headers.get('user-agent')?.slice(0, 400) ?? null,
    deviceHash: device ? tokenHash(device) : null,
  };
}

function addressOf(headers: Headers): string | null {
  const header = holder[HEADER_NAME];
  return typeof header === 'string' ? ipAddress(headers.get(header)) : null;
}
