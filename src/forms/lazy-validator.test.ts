import { expect, test } from 'vitest';
import { signInSchema } from '~/schemas/auth';
import { lazyValidator } from './lazy-validator';

test('a lazy validator returns the errors of its schema once it has loaded', async () => {
  const { check, ready } = lazyValidator(async () => signInSchema);
  expect(check({ email: 'no address', password: '' })).toEqual({});
  await ready();
  expect(check({ email: 'no address', password: '' })).toMatchObject({ email: 'email' });
});

test('a lazy validator loads its schema again after a failed attempt', async () => {
  let loads = 0;
  const { check, ready } = lazyValidator(async () => {
    loads += 1;
    if (loads === 1) throw new TypeError('The network was lost.');
    return signInSchema;
  });
  await ready();
  expect(check({ email: 'no address' })).toEqual({});
  await Promise.all([ready(), ready()]);
  expect(check({ email: 'no address' })).not.toEqual({});
  expect(loads).toBe(2);
});
