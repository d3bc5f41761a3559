import { beforeEach, expect, it } from 'vitest';
import { storage } from '~/server/gateways/storage/configured';
import { StorageError } from '~/server/gateways/storage/storage';
import { captureLog } from '~/test/captured-log';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { deleteScheduledFiles } from './delete-scheduled-files';

const db = await testDatabase();
const path = 'avatars/asleep.webp';

beforeEach(() => resetDatabase(db));

it.each([
  [0, 60],
  [1, 120],
  [8, 15_360],
  [9, 21_600],
  [2_000, 21_600],
])(
  'A file whose deletion failed after %d earlier tries is tried again in %d seconds',
  async (tries, seconds) => {
    captureLog();
    const ctx = systemContext(db);
    await db.pendingFileDeletion.create({ data: { path, deleteAt: ctx.now(), tries } });
    const remove = () => Promise.reject(new StorageError('the bucket is asleep'));
    expect(await deleteScheduledFiles({ ctx, input: { ...storage(), remove } })).toBe(0);
    const row = await db.pendingFileDeletion.findUniqueOrThrow({ where: { path } });
    expect(row.tries).toBe(tries + 1);
    expect(row.deleteAt.getTime() - ctx.now().getTime()).toBe(seconds * 1000);
  },
);
