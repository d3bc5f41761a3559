import { expect, test } from 'vitest';
import { loginSchema } from '~/schemas/auth';
import { lazyCheck } from './lazy-check';

test('complains as its schema does, once that has arrived', async () => {
  const { check, ready } = lazyCheck(async () => loginSchema);
  expect(check({ email: 'no address', password: '' })).toEqual({});
  await ready();
  expect(check({ email: 'no address', password: '' })).toMatchObject({ email: 'email' });
});

test('asks again after the connection was lost', async () => {
  let asked = 0;
  const { check, ready } = lazyCheck(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('The network was lost.');
    return loginSchema;
  });
  await ready();
  expect(check({ email: 'no address' })).toEqual({});
  await Promise.all([ready(), ready()]);
  expect(check({ email: 'no address' })).not.toEqual({});
  expect(asked).toBe(2);
});
