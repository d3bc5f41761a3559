import { expect, it } from 'vitest';
import { withoutUndefined } from './without-undefined';

it('a field without a value leaves what it is spread over, any other takes its place', () => {
  const change = { name: undefined, phone: null, note: '', count: 0 } as object;
  const result = { name: '小明', phone: '0912345678', note: 'tea', count: 3 };
  expect({ ...result, ...withoutUndefined(change) }).toEqual({
    name: '小明',
    phone: null,
    note: '',
    count: 0,
  });
  expect(withoutUndefined(undefined)).toEqual({});
});
