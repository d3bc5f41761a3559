import { expect, it } from 'vitest';
import { withoutUndefined } from './without-undefined';

it('Spreading withoutUndefined keeps the old value of an undefined field and replaces any other', () => {
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
