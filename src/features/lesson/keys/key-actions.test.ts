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

describe('Keys of the lesson', () => {
  it('The default keys are distinct and bindable', () => {
    const keys = Object.values(DEFAULT_KEYS);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !isBindable(key))).toEqual([]);
    expect(OWN).toEqual(DEFAULT_KEYS);
  });

  it('Only keys that differ from the defaults are stored, and they are restored unchanged', () => {
    const bound = bind(OWN, 'listen', 'p');
    if (bound.kind !== 'bound') throw new Error('free');
    expect(changedKeys(bound.keys)).toEqual({ listen: 'p' });
    expect(toKeys({ listen: 'p' })).toEqual(bound.keys);
    expect(changedKeys(OWN)).toEqual({});
  });

  it('Binding a taken key names its action and changes nothing', () => {
    expect(bind(OWN, 'listen', 'r')).toEqual({ kind: 'taken', by: 'retry' });
    expect(bind(OWN, 'listen', 'l')).toMatchObject({ kind: 'bound' });
  });

  it('Two player actions swap their keys', () => {
    const keys = swap(OWN, 'listen', 'retry');
    expect([keys.listen, keys.retry]).toEqual(['r', 'l']);
    expect(toKeys(changedKeys(keys))).toEqual(keys);
  });

  it.each(['Tab', 'Escape', 'F5', 'PageDown', 'ArrowDown', 'Shift', 'Backspace', 'L', 'ㄌ', ''])(
    'The reserved key “%s” cannot be bound',
    (key) => expect(bind(OWN, 'listen', key)).toEqual({ kind: 'reserved' }),
  );

  it('Switching off all keys is stored and restored', () => {
    const none = toKeys(changedKeys(withoutKeys(OWN)));
    expect(Object.values(none).every((key) => key === null)).toBe(true);
    expect(Object.keys(none)).toEqual(KEY_ACTIONS);
  });

  it('Stored keys of another version are read without errors or duplicates', () => {
    const keys = toKeys({ listen: 'F13', fly: 'x', speak: 'r', loop: 'r', constructor: 'q' });
    expect(keys.listen).toBe('l');
    expect(keys.speak).toBe('r');
    // A stored key uses "r": the action with that default has no key, the other action has its default.
    expect(keys.retry).toBeNull();
    expect(keys.loop).toBe('o');
  });
});
