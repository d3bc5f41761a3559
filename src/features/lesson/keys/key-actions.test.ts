import { describe, expect, it } from 'vitest';
import {
  bind,
  changedKeys,
  DEFAULT_KEYS,
  isBindable,
  KEY_ACTIONS,
  swap,
  toKeys,
  withoutKeys,
} from './key-actions';

const OWN = toKeys({});

describe("the player's keys", () => {
  it('are different from one another and may all be chosen', () => {
    const keys = Object.values(DEFAULT_KEYS);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !isBindable(key))).toEqual([]);
    expect(OWN).toEqual(DEFAULT_KEYS);
  });

  it('are stored only where they differ, and read back as they were', () => {
    const bound = bind(OWN, 'listen', 'p');
    if (bound.kind !== 'bound') throw new Error('free');
    expect(changedKeys(bound.keys)).toEqual({ listen: 'p' });
    expect(toKeys({ listen: 'p' })).toEqual(bound.keys);
    expect(changedKeys(OWN)).toEqual({});
  });

  it('say who has a key, and leave everything as it is', () => {
    expect(bind(OWN, 'listen', 'r')).toEqual({ kind: 'taken', by: 'retry' });
    expect(bind(OWN, 'listen', 'l')).toMatchObject({ kind: 'bound' });
  });

  it('exchange', () => {
    const keys = swap(OWN, 'listen', 'retry');
    expect([keys.listen, keys.retry]).toEqual(['r', 'l']);
    expect(toKeys(changedKeys(keys))).toEqual(keys);
  });

  it.each(['Tab', 'Escape', 'F5', 'PageDown', 'ArrowDown', 'Shift', 'Backspace', 'L', 'ㄌ', ''])(
    'are never %s',
    (key) => expect(bind(OWN, 'listen', key)).toEqual({ kind: 'reserved' }),
  );

  it('can all be turned off and on again', () => {
    const none = toKeys(changedKeys(withoutKeys(OWN)));
    expect(Object.values(none).every((key) => key === null)).toBe(true);
    expect(Object.keys(none)).toEqual(KEY_ACTIONS);
  });

  it('do not break over settings of another version', () => {
    const keys = toKeys({ listen: 'F13', fly: 'x', speak: 'r', loop: 'r', constructor: 'q' });
    expect(keys.listen).toBe('l');
    expect(keys.speak).toBe('r');
    // "r" is taken by a choice: the built-in holder has none, the second chooser its own.
    expect(keys.retry).toBeNull();
    expect(keys.loop).toBe('o');
  });
});
