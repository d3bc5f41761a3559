import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '~/env';
import type { Database } from '~/server/db';
import { userContext, visitorContext } from '~/test/context';
import { testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { encodeAvatar } from './avatar-image';
import { editProfile } from './edit-profile';
import { setAvatar } from './set-avatar';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a68a56' } });

const kept = () => readdir(join(env().DATA_DIR, 'media/avatars'));

describe('the profile', () => {
  it('keeps what is not sent and empties what is to be emptied', async () => {
    const learner = await createLearner(db, { phone: '0912345678', gender: 'OTHER' });
    const ctx = userContext(db, learner);
    expect(await editProfile({ ctx, input: { name: '新名字' } })).toMatchObject({
      name: '新名字',
      phone: '0912345678',
      gender: 'OTHER',
    });
    expect(await editProfile({ ctx, input: { clear: ['phone', 'gender'] } })).toMatchObject({
      name: '新名字',
      phone: null,
      gender: null,
    });
  });

  it('is changed by its owner only', async () => {
    const ctx = visitorContext(db);
    await expect(editProfile({ ctx, input: { name: '路人' } })).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
    await expect(setAvatar({ ctx, input: { bytes: null } })).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
  });
});

describe('the avatar', () => {
  it('two at once leave one file, the account’s', async () => {
    const learner = await createLearner(db);
    const ctx = userContext(db, learner);
    const bytes = await picture(40, 40).png().toBuffer();
    await Promise.all([1, 2, 3].map(() => setAvatar({ ctx, input: { bytes } })));
    const { avatar } = await db.user.findUniqueOrThrow({ where: { id: learner.id } });
    expect((await kept()).map((name) => `avatars/${name}`)).toEqual([avatar]);
    expect((await setAvatar({ ctx, input: { bytes: null } })).avatar).toBeNull();
    expect(await kept()).toEqual([]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const encoded = await encodeAvatar(await picture(60, 30).toFormat(format).toBuffer());
    expect(await sharp(encoded).metadata()).toMatchObject({
      format: 'webp',
      width: 60,
      height: 30,
    });
  });

  it('stands upright and says nothing of the camera', async () => {
    const turned = await picture(60, 30)
      .withMetadata({ orientation: 6, exif: { IFD0: { Model: 'Secret camera' } } })
      .jpeg()
      .toBuffer();
    const { width, height, exif } = await sharp(await encodeAvatar(turned)).metadata();
    expect({ width, height, exif }).toEqual({ width: 30, height: 60, exif: undefined });
  });

  it.each([
    ['nothing', async () => new Uint8Array()],
    ['text', async () => new TextEncoder().encode('not a picture')],
    ['GIF', () => picture(9, 9).gif().toBuffer()],
    ['TIFF', () => picture(9, 9).tiff().toBuffer()],
    ['half a file', async () => (await picture(400, 400).png().toBuffer()).subarray(0, 200)],
    ['too many pixels', () => picture(8000, 8000).png().toBuffer()],
    ['more than 5 MB', async () => new Uint8Array(5 * 1024 * 1024 + 1)],
  ])('may not be %s', async (_, make) => {
    await expect(encodeAvatar(await make())).rejects.toMatchObject({ code: 'AVATAR_INVALID' });
  });
});
