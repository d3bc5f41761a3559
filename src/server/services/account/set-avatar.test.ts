import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '~/env';
import type { Database } from '~/server/db';
import { storage } from '~/server/gateways/storage/configured';
import { type Storage, StorageError } from '~/server/gateways/storage/storage';
import { deleteScheduledFiles } from '~/server/services/stored-file/delete-scheduled-files';
import { captureLog } from '~/test/captured-log';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { editProfile } from './edit-profile';
import { setAvatar } from './set-avatar';
import { storeAvatar } from './stored-avatar';
import { undoAvatar } from './undo-avatar';

let db: Database;
let learner: Learner;
let ctx: TestContext;
let bytes: Uint8Array;
const folder = () => join(env().DATA_DIR, 'media/avatars');

beforeAll(async () => {
  db = await testDatabase();
  const background = '#a68a56';
  bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  vi.restoreAllMocks();
  await resetDatabase(db);
  await rm(folder(), { recursive: true, force: true });
  learner = await createLearner(db);
  ctx = userContext(db, learner);
});

const uploadAvatar = () => setAvatar({ ctx, input: { bytes } });
const removeAvatar = () => setAvatar({ ctx, input: null });
const undo = (shown: string | null) => undoAvatar({ ctx, input: { shown } });
const files = () =>
  readdir(folder()).then((names) => names.map((name) => `/media/avatars/${name}`));

/** Advances the clock and runs the worker's deletion. @returns the number of deleted files */
const clean = (by: Parameters<TestContext['clock']['advance']>[0], from: Storage = storage()) => {
  ctx.clock.advance(by);
  return deleteScheduledFiles({ ctx: systemContext(db, { clock: ctx.clock }), input: from });
};

const storageFails = (): Storage => ({
  ...storage(),
  remove: () => Promise.reject(new StorageError('the bucket is asleep')),
});

describe('The avatar change', () => {
  it('Concurrent avatar changes leave one file, the account’s', async () => {
    await Promise.all([1, 2, 3].map(uploadAvatar));
    expect(await clean({ minutes: 11 })).toBe(2);
    const { avatar } = await db.user.findUniqueOrThrow({ where: { id: learner.id } });
    expect(await files()).toEqual([`/media/${avatar}`]);
    expect(await db.pendingFileDeletion.count()).toBe(0);
  });

  it('An avatar change by a visitor is rejected with LOGIN_USER_REQUIRED', async () => {
    const rejected = { code: 'LOGIN_USER_REQUIRED' };
    const visitor = visitorContext(db);
    await expect(setAvatar({ ctx: visitor, input: { bytes } })).rejects.toMatchObject(rejected);
    await expect(undoAvatar({ ctx: visitor, input: { shown: null } })).rejects.toMatchObject(
      rejected,
    );
  });

  it('An avatar change while the storage is down keeps the old avatar and leaves no orphaned file', async () => {
    const { avatar } = await uploadAvatar();
    captureLog();
    const put = vi.spyOn(storage(), 'put').mockRejectedValue(new StorageError('no room'));
    await expect(uploadAvatar()).rejects.toMatchObject({ code: 'AVATAR_STORE_FAILED' });
    put.mockRestore();
    await clean({ hours: 2 });
    expect(await files()).toEqual([avatar]);
  });

  it('An avatar change that crashes between storing and committing leaves no orphaned file', async () => {
    const { avatar } = await uploadAvatar();
    await storeAvatar({ ctx, input: { userId: learner.id, upload: { bytes } } });
    expect(await files()).toHaveLength(2);
    expect(await clean({ minutes: 59 })).toBe(0);
    expect(await clean({ minutes: 2 })).toBe(1);
    expect(await files()).toEqual([avatar]);
  });

  it('An avatar change is rolled back when the profile sent with it is rejected', async () => {
    await createLearner(db);
    const name = { toString: () => 'not a name' } as unknown as string;
    await expect(editProfile({ ctx, input: { name, avatar: bytes } })).rejects.toThrow();
    const { avatar } = await db.user.findUniqueOrThrow({ where: { id: learner.id } });
    expect(avatar).toBeNull();
    expect(await clean({ hours: 2 })).toBe(1);
  });
});

describe('The undo of an avatar change', () => {
  it('A replaced avatar can be restored for ten minutes, and the undone one is then deleted', async () => {
    const first = (await uploadAvatar()).avatar;
    const second = (await uploadAvatar()).avatar;
    expect((await undo(second)).avatar).toBe(first);
    expect(await clean({ minutes: 11 })).toBe(1);
    expect(await files()).toEqual([first]);
  });

  it('A removed avatar can be restored', async () => {
    const { avatar } = await uploadAvatar();
    expect((await removeAvatar()).avatar).toBeNull();
    expect((await undo(null)).avatar).toBe(avatar);
  });

  it('Repeated and concurrent undo requests restore an avatar once', async () => {
    const first = (await uploadAvatar()).avatar;
    const second = (await uploadAvatar()).avatar;
    await Promise.all([1, 2, 3].map(() => undo(second)));
    expect((await undo(second)).avatar).toBe(first);
  });

  it('An avatar undo is rejected after ten minutes with AVATAR_UNDO_EXPIRED', async () => {
    await uploadAvatar();
    const { avatar } = await uploadAvatar();
    await clean({ minutes: 10 });
    await expect(undo(avatar)).rejects.toMatchObject({ code: 'AVATAR_UNDO_EXPIRED' });
  });

  it('An avatar undo never restores the avatar of another account', async () => {
    await uploadAvatar();
    await removeAvatar();
    const other = userContext(db, await createLearner(db), { clock: ctx.clock });
    await expect(undoAvatar({ ctx: other, input: { shown: null } })).rejects.toMatchObject({
      code: 'AVATAR_UNDO_EXPIRED',
    });
  });

  it('An avatar undo does not restore a file that was never shown', async () => {
    captureLog();
    vi.spyOn(storage(), 'put').mockRejectedValue(new StorageError('no room'));
    await expect(uploadAvatar()).rejects.toMatchObject({ code: 'AVATAR_STORE_FAILED' });
    await expect(undo(null)).rejects.toMatchObject({ code: 'AVATAR_UNDO_EXPIRED' });
  });
});

describe('The deletion of scheduled files', () => {
  it('A failed file deletion is tried again at growing intervals until no file is left', async () => {
    await uploadAvatar();
    await removeAvatar();
    const records = captureLog();
    expect(await clean({ minutes: 11 }, storageFails())).toBe(0);
    expect(records).toMatchObject([{ error: { message: 'the bucket is asleep' } }]);
    expect(await clean({ seconds: 59 })).toBe(0);
    expect(await clean({ seconds: 1 }, storageFails())).toBe(0);
    expect(await clean({ minutes: 1 })).toBe(0);
    expect(await clean({ minutes: 1 })).toBe(1);
    expect([await files(), await db.pendingFileDeletion.count()]).toEqual([[], 0]);
  });

  it('Three concurrent workers delete each scheduled file once', async () => {
    for (let count = 0; count < 5; count++) await uploadAvatar();
    await removeAvatar();
    const deleted = await Promise.all([clean({ minutes: 11 }), clean({}), clean({})]);
    expect(deleted.reduce((a, b) => a + b)).toBe(5);
  });

  it('An avatar whose deletion has begun cannot be restored', async () => {
    await uploadAvatar();
    await removeAvatar();
    captureLog();
    await clean({ minutes: 10 }, storageFails());
    await expect(undo(null)).rejects.toMatchObject({ code: 'AVATAR_UNDO_EXPIRED' });
  });
});
