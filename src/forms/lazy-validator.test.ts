import { expect, test } from 'vitest';
import { signInSchema } from '~/schemas/auth';
import { lazyValidator } from './lazy-validator';

test('complains as its schema does, once that has arrived', async () => {
  const { check, ready } = lazyValidator(async () => signInSchema);
  expect(check({ email: 'no address', password: '' })).toEqual({});
  await ready();
  expect(check({ email: 'no address', password: '' })).toMatchObject({ email: 'email' });
});

test('asks again after the connection was lost', async () => {
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
