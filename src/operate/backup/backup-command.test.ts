import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { checkBackup } from '~/launcher/backup/check-backup';
import { UsageError } from '~/operate/usage-error';
import { getLastBackup } from '~/server/services/backup/queries';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase, workerUrl } from '~/test/db';
import { runBackupCommand } from './commands';

const db = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'shuoyi-backup-command-'));
const place = { url: workerUrl(inject('databases')), dataDir, key: null };
beforeEach(() => resetDatabase(db));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('npm run backup', () => {
  it('Every backup is a file of its own, is recorded, and the newest ones are kept', async () => {
    const ctx = systemContext(db);
    const folder = join(dataDir, 'kept');
    for (let made = 0; made < 3; made += 1) {
      const lines = await runBackupCommand(ctx, ['--keep=2', folder], place);
      expect(lines.join('\n')).toMatch(/read again and is whole[\s\S]*not encrypted/);
      writeFileSync(join(folder, 'shuoyi-notes.txt'), 'of the operator');
      ctx.clock.advance({ hours: 1 });
    }
    expect(readdirSync(folder).sort()).toEqual([
      expect.stringMatching(/^shuoyi-\d{8}T\d{6}Z\.tar\.gz$/),
      expect.stringMatching(/^shuoyi-\d{8}T\d{6}Z\.tar\.gz$/),
      'shuoyi-notes.txt',
    ]);
    expect(await getLastBackup({ ctx })).toMatchObject({ isEncrypted: false, isChecked: true });
    expect(await db.backup.count()).toBe(3);
  });

  it('A backup has no built files and no rendered pages, which servers make again', async () => {
    const seenAt = new Date();
    await db.releaseFile.create({ data: { path: 'chunks/a.js', body: Buffer.from('a'), seenAt } });
    const folder = join(dataDir, 'built');
    await runBackupCommand(systemContext(db), [folder], place);
    const [name = ''] = readdirSync(folder);
    const { tables } = await checkBackup({ path: join(folder, name), key: null });
    const names = tables.map((table) => table.name);
    expect(names).toContain('StaleTag');
    for (const built of ['ReleaseFile', 'CachedPage']) expect(names).not.toContain(built);
  });

  it('Two backups of one moment are not both made: the later one is refused', async () => {
    const ctx = systemContext(db);
    const folder = join(dataDir, 'two');
    const both = await Promise.allSettled([1, 2].map(() => runBackupCommand(ctx, [folder], place)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(await db.backup.count()).toBe(1);
  });

  it('A backup that fails leaves no file and prunes nothing', async () => {
    const ctx = systemContext(db);
    const folder = join(dataDir, 'failed');
    await runBackupCommand(ctx, [folder], place);
    const kept = readdirSync(folder);
    ctx.clock.advance({ hours: 1 });
    const url = new URL(place.url);
    url.port = '1';
    const failing = runBackupCommand(ctx, ['--keep=1', folder], { ...place, url: url.href });
    await expect(failing).rejects.toThrow(/ECONNREFUSED/);
    expect(readdirSync(folder)).toEqual(kept);
    expect(await db.backup.count()).toBe(1);
  });

  it.each([['--keep=0'], ['--keep=few'], ['--keep'], ['a', 'b'], ['--all']])(
    'npm run backup shows its usage: %s %s',
    async (...args) => {
      const defined = args.filter((arg) => arg !== undefined);
      await expect(runBackupCommand(systemContext(db), defined, place)).rejects.toThrow(UsageError);
      expect(existsSync(join(dataDir, 'backups'))).toBe(false);
    },
  );
});
