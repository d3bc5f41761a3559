import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { writeArchive } from './archive-writer';
import { BackupError } from './backup-error';
import { withDisk } from './disk-error';

/** A device on which every write fails as on a full disk. */
const FULL = '/dev/full';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'written',
    (error: Error) => error,
  );

describe.skipIf(!existsSync(FULL))('A backup on a full disk', () => {
  it.each([
    ['much, in one entry', null, [5_000_000]],
    ['much, in many entries', null, Array.from({ length: 50 }, () => 300_000)],
    ['little, which fails at the end', null, [10]],
    ['nothing', null, []],
    [
      'much, encrypted',
      'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
      [3_000_000],
    ],
  ])('The disk is named as the reason, whatever was being written: %s', async (_, key, sizes) => {
    const writing = writeArchive(FULL, key, async ({ add }) => {
      for (const [index, size] of sizes.entries()) {
        await add(`${index}`, randomBytes(size));
        // A database takes a moment for each part, during which the disk's error arrives.
        await delay(5);
      }
    });
    const failure = await failureOf(writing);
    expect(failure).toMatchObject({ code: 'ENOSPC' });
    const reported = withDisk(failure, '/backups', 'No backup was made.');
    expect(reported).toBeInstanceOf(BackupError);
    expect(reported).toMatchObject({
      message: 'The disk of /backups is full (ENOSPC). No backup was made.',
      cause: failure,
    });
  });

  it('An error of another cause is reported unchanged', async () => {
    const writing = writeArchive('/dev/null', null, async ({ add }) => {
      await add('one', randomBytes(100));
      throw new BackupError('The database went away.');
    });
    const failure = await failureOf(writing);
    expect(failure).toMatchObject({ message: 'The database went away.' });
    expect(withDisk(failure, '/backups', '')).toBe(failure);
  });
});
