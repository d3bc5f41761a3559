import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { encrypt } from './encryption';

it('The key of a backup is stretched from a passphrase by scrypt with 2^18 rounds and a salt', async () => {
  const rows = Readable.from([Buffer.from('rows')]);
  const file = await buffer(await encrypt(rows, 'x'.repeat(16)));
  expect(file.toString('latin1').split('\n')[1]).toMatch(/^-> scrypt \S{22} 18$/);
});

it('A passphrase of fewer than sixteen characters encrypts no backup', async () => {
  await expect(encrypt(Readable.from([]), 'x'.repeat(15))).rejects.toThrow('too short');
});
