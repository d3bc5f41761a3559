import { secretToken } from '~/lib/secret-token';
import type { UserView } from '~/schemas/auth';
import { requireUser, type Verb } from '~/server/context';
import { storage } from '~/server/gateways/storage/configured';
import { encodeAvatar } from './avatar-image';
import { readUser } from './read-user';

export interface SetAvatarInput {
  /** The file as it came; null takes the picture away. */
  bytes: Uint8Array | null;
}

/** Gives the account a picture, re-encoded and under a new name. A refused file leaves the old one.
 *  @throws ServiceError LOGIN_USER_REQUIRED | AVATAR_INVALID */
export async function setAvatar({ ctx, input }: Verb<SetAvatarInput>): Promise<UserView> {
  const id = requireUser(ctx);
  const avatar = input.bytes && (await store(input.bytes));
  const [before] = await ctx.db.$queryRaw<{ avatar: string | null }[]>`
    UPDATE "User" AS new SET avatar = ${avatar}, "updatedAt" = ${ctx.now()}
    FROM (SELECT id, avatar FROM "User" WHERE id = ${id}::uuid FOR UPDATE) AS old
    WHERE new.id = old.id RETURNING old.avatar`;
  if (before?.avatar) await storage().remove(before.avatar);
  return readUser({ ctx });
}

async function store(bytes: Uint8Array): Promise<string> {
  const image = await encodeAvatar(bytes);
  const path = `avatars/${secretToken()}.webp`;
  await storage().put(path, image);
  return path;
}
