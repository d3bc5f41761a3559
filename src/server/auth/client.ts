import 'server-only';
import { cookies } from 'next/headers';
import { tokenHash } from '~/lib/secret-token';
import type { Client } from '~/server/context';
import { deviceCookie } from './cookies';

/** Reads where a request comes from. */
export async function clientOf(headers: Headers): Promise<Client> {
  const device = (await cookies()).get(deviceCookie().name)?.value;
  return {
    address: null,
    userAgent: headers.get('user-agent')?.slice(0, 400) ?? null,
    deviceHash: device ? tokenHash(device) : null,
  };
}
