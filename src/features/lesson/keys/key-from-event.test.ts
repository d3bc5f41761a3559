import { describe, expect, it } from 'vitest';
import { keyFromEvent } from './key-from-event';

const keyEvent = (key: string, code = '', held: object = {}) =>
  keyFromEvent({
    key,
    code,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    ...held,
  });

describe('keyFromEvent', () => {
  it('A keydown returns its letter, also with caps lock', () => {
    expect(keyEvent('l', 'KeyL')).toBe('l');
    expect(keyEvent('L', 'KeyL')).toBe('l');
    expect(keyEvent(' ', 'Space')).toBe(' ');
    expect(keyEvent('Enter', 'Enter')).toBe('Enter');
  });

  it('A keydown on a non-Latin layout or input method returns the key at that position of a Latin keyboard', () => {
    expect(keyEvent('ㄌ', 'KeyL')).toBe('l');
    expect(keyEvent('Process', 'KeyR')).toBe('r');
    expect(keyEvent('д', 'KeyL')).toBe('l');
    expect(keyEvent('ㄅ', 'Digit1')).toBe('1');
    expect(keyEvent('「', 'BracketLeft')).toBe('[');
    expect(keyEvent('？', 'Slash', { shiftKey: true })).toBe('?');
    expect(keyEvent('\u3000', 'Space')).toBe(' ');
  });

  it('A keydown on another Latin layout returns its character, not its position', () => {
    expect(keyEvent('z', 'KeyY')).toBe('z');
    expect(keyEvent('?', 'Minus', { shiftKey: true })).toBe('?');
  });

  it('A keydown with a modifier or during composition returns null', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey', 'isComposing'])
      expect(keyEvent('l', 'KeyL', { [held]: true })).toBeNull();
    expect(keyEvent('L', 'KeyL', { shiftKey: true })).toBeNull();
    expect(keyEvent('Enter', 'Enter', { shiftKey: true })).toBeNull();
    expect(keyEvent('ㄌ', 'KeyL', { shiftKey: true })).toBeNull();
    expect(keyEvent('Unidentified', '')).toBeNull();
  });
});
