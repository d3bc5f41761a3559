import superjson from 'superjson';
import { describe, expect, it } from 'vitest';
import { inputTransformer } from './input-transformer';

describe('The input of a procedure', () => {
  it('An input keeps its times and its absent values', () => {
    const input = { at: new Date(0), days: [{ from: new Date(1) }], name: undefined, count: 1 };
    expect(inputTransformer.deserialize(superjson.serialize(input))).toEqual(input);
    expect(inputTransformer.deserialize(superjson.serialize(new Date(0)))).toEqual(new Date(0));
    expect(inputTransformer.deserialize({ json: { name: 'x' } })).toEqual({ name: 'x' });
  });

  it.each([
    ['a number of many digits', 9n ** 200n],
    ['a pattern', { id: /a/ }],
    ['a set', { id: new Set(['x']) }],
    ['a set of sets', { id: new Set([new Set()]) }],
    ['a map', new Map([['id', 1]])],
    ['a list of bytes', { id: new Uint8Array(2) }],
    ['an address', { id: new URL('https://a.example') }],
    ['an error', { id: new Error('x') }],
    ['no number', { qty: Number.NaN }],
  ])('An input that says that it has %s is refused before it is made', (_, input) => {
    expect(() => inputTransformer.deserialize(superjson.serialize(input))).toThrow('BAD_REQUEST');
  });

  it('Places that an input says are one object are not joined', () => {
    const one = { name: 'x' };
    const sent = JSON.stringify(superjson.serialize({ a: one, b: one }));
    const made = inputTransformer.deserialize(JSON.parse(sent));
    expect(made).toEqual({ a: one, b: one });
    expect((made as { a: object; b: object }).a).not.toBe((made as { b: object }).b);
  });
});
