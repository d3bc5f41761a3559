import { describe, expect, it } from 'vitest';
import { type Client, NO_CLIENT } from '~/server/context';
import type { ServiceError } from '~/server/errors';
import { assertPasswordAllowed } from '~/server/services/account/assert-password-allowed';
import { withTransaction } from '~/server/transaction';
import { systemContext } from '~/test/context';
import { testDatabase } from '~/test/db';
import { HASHING_THREADS } from './hashing-pool';
import { hashPassword, verifyPassword } from './passwords';

describe('Password hashing', () => {
  const from = (address: string): Client => ({ ...NO_CLIENT, address });
  const outcomes = (tries: Promise<unknown>[]) =>
    Promise.all(
      tries.map((trial) =>
        trial.then(
          () => 'hashed',
          (error: ServiceError) => `${error.code} ${error.retryAfterSeconds}`,
        ),
      ),
    );

  it('Password hashing runs one hash a thread, queues fifty and rejects more with a retry time', async () => {
    const tries = Array.from({ length: 58 + HASHING_THREADS }, (_, index) =>
      hashPassword(`a booth of number ${index}`, from('192.0.2.7')),
    );
    const results = await outcomes(tries);
    expect(results.slice(0, -8)).toEqual(Array(50 + HASHING_THREADS).fill('hashed'));
    expect(results.slice(-8)).toEqual(Array(8).fill('TOO_MANY_REQUESTS 3'));
    await expect(hashPassword('there is room again')).resolves.toContain('$argon2id$');
  });

  it('An address that fills the queue neither delays nor rejects the passwords of another one', async () => {
    const order: string[] = [];
    const hashFrom = (address: string) =>
      hashPassword('a booth by the river', from(address)).then((hashed) => {
        order.push(address);
        return hashed;
      });
    const many = Array.from({ length: 50 + HASHING_THREADS }, () => hashFrom('192.0.2.7'));
    const one = hashFrom('198.51.100.1');
    const results = await outcomes([...many, one]);
    expect(results.at(-1)).toBe('hashed');
    expect(results.filter((result) => result !== 'hashed')).toEqual(['TOO_MANY_REQUESTS 3']);
    expect(order.indexOf('198.51.100.1')).toBeLessThanOrEqual(2 * HASHING_THREADS);
  });

  it('Password hashing inside a transaction is an error, however deep the call', async () => {
    const ctx = systemContext(await testDatabase());
    const hashing: (() => Promise<unknown>)[] = [
      () => hashPassword('a booth'),
      () => verifyPassword(null, 'a booth'),
    ];
    for (const work of hashing)
      await expect(withTransaction(ctx, async () => work())).rejects.toThrow(
        'before a transaction',
      );
    await expect(withTransaction(ctx, async () => 'done')).resolves.toBe('done');
  });
});

describe('The password policy', () => {
  const check = (password: string) => () =>
    assertPasswordAllowed(password, 'mingwang88@shuoyi.example', 'Wang Hsiao Ming');

  it.each([
    'mingwang88@shuoyi.example',
    'MingWang88',
    'wang hsiao ming',
    'WangHsiaoMing',
    'pass word 1',
    '        ',
    'shuoyi123',
  ])(
    'The password “%s” is rejected as too close to the e-mail, the name or a common one',
    (password) => {
      expect(check(password)).toThrow(expect.objectContaining({ code: 'PASSWORD_TOO_COMMON' }));
    },
  );

  it('A password that has the e-mail’s name among other words is allowed', () => {
    expect(check('mingwang88 reads in a booth')).not.toThrow();
  });
});
