import { beforeEach, describe, expect, it } from 'vitest';
import { backupSchema } from '~/schemas/backup';
import { systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { getLastBackup } from './queries';
import { recordBackup } from './record-backup';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

const operatorContext = async () => userContext(db, await createLearner(db, { role: 'OWNER' }));

const taken = (day: number) => ({
  takenAt: new Date(Date.UTC(2026, 10, day)),
  bytes: 5_000_000_000,
  rows: 3,
  isEncrypted: true,
  isChecked: true,
});

describe('The record of backups', () => {
  it('The last backup is the newest one, whichever was recorded last', async () => {
    const ctx = systemContext(db);
    expect(await getLastBackup({ ctx })).toBeNull();
    await Promise.all([3, 9, 7].map((day) => recordBackup({ ctx, input: taken(day) })));
    expect(await getLastBackup({ ctx })).toEqual(taken(9));
  });

  it('Nobody but the command records a backup', async () => {
    const learner = await createLearner(db);
    for (const ctx of [visitorContext(db), userContext(db, learner), await operatorContext()])
      await expect(recordBackup({ ctx, input: taken(1) })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    expect(await db.backup.count()).toBe(0);
  });

  it('Only an operator gets the time of the last backup', async () => {
    await recordBackup({ ctx: systemContext(db), input: taken(1) });
    const learner = await createLearner(db);
    await expect(getLastBackup({ ctx: visitorContext(db) })).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
    await expect(getLastBackup({ ctx: userContext(db, learner) })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await getLastBackup({ ctx: await operatorContext() })).toEqual(taken(1));
  });

  it.each([{ bytes: 0 }, { bytes: 1.5 }, { rows: -1 }, { takenAt: 'yesterday' }])(
    'A backup of %j is no backup',
    (wrong) => {
      expect(backupSchema.safeParse({ ...taken(1), ...wrong }).success).toBe(false);
    },
  );
});
