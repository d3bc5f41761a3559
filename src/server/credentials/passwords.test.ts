import { describe, expect, it } from 'vitest';
import { withTransaction } from '~/server/context';
import { assertPasswordAllowed } from '~/server/services/account/assert-password-allowed';
import { systemContext } from '~/test/context';
import { testDatabase } from '~/test/db';
import { hashPassword, verifyPassword } from './passwords';

describe('Password hashing', () => {
  it('Password hashing runs two at once, queues fifty and rejects more with a retry time', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => hashPassword(`a booth of number ${index}`)),
    );
    const rejected = tries.filter(({ status }) => status === 'rejected');
    expect(rejected).toHaveLength(8);
    expect(rejected[0]).toMatchObject({
      reason: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) },
    });
    await expect(hashPassword('there is room again')).resolves.toContain('$argon2id$');
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
