import { expect, it } from 'vitest';
import { given } from './given';

it('a field without a value leaves what it is spread over, any other takes its place', () => {
  const change = { name: undefined, phone: null, note: '', count: 0 } as object;
  const kept = { name: '小明', phone: '0912345678', note: 'tea', count: 3 };
  expect({ ...kept, ...given(change) }).toEqual({ name: '小明', phone: null, note: '', count: 0 });
  expect(given(undefined)).toEqual({});
});
