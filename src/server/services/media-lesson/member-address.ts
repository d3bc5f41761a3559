import 'server-only';
import { z } from 'zod';
import { requireUser, type Verb } from '~/server/context';
import { seal, unseal } from '~/server/credentials/seal';

/** Time for which the address of a members' recording is valid, ms. */
export const ADDRESS_LIFETIME_MS = 10 * 60_000;

/** The grant in an address: recording, account, end. */
const grantSchema = z.strictObject({
  purpose: z.literal('members-recording'),
  /** Path from the site's root without the ending. */
  stem: z.string(),
  account: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
});

/** Endings of a recording and of its subtitles. */
const ENDING = /\.(?:mp3|mp4|en\.vtt|zh-TW\.vtt)$/;

/** An address of a members' recording for the actor only, valid for ten minutes. Subtitles are beside it.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export function memberAddress({ ctx, input: path }: Verb<string>): string {
  const grant: z.infer<typeof grantSchema> = {
    purpose: 'members-recording',
    stem: path.replace(ENDING, ''),
    account: requireUser(ctx),
    until: ctx.now().getTime() + ADDRESS_LIFETIME_MS,
  };
  return `/media/members/${seal(JSON.stringify(grant))}/${path.split('/').at(-1)}`;
}

/** The path of the file at an address; null when it is forged, changed, expired, or another account's.
 *  @param input.name the last part of the address */
export function readMemberAddress({
  ctx,
  input: { sealed, name },
}: Verb<{ sealed: string; name: string }>): string | null {
  const grant = readGrant(sealed);
  if (!grant || ctx.actor.kind !== 'user' || ctx.actor.id !== grant.account) return null;
  if (ctx.now().getTime() >= grant.until) return null;
  const path = grant.stem.slice(0, grant.stem.lastIndexOf('/') + 1) + name;
  return ENDING.test(name) && path.replace(ENDING, '') === grant.stem ? path : null;
}

function readGrant(sealed: string): z.infer<typeof grantSchema> | null {
  try {
    return grantSchema.parse(JSON.parse(unseal(sealed)));
  } catch {
    return null;
  }
}
