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

describe('a pressed key', () => {
  it('is its letter, also with caps lock', () => {
    expect(keyEvent('l', 'KeyL')).toBe('l');
    expect(keyEvent('L', 'KeyL')).toBe('l');
    expect(keyEvent(' ', 'Space')).toBe(' ');
    expect(keyEvent('Enter', 'Enter')).toBe('Enter');
  });

  it('is where a Latin keyboard has it when the layout or the input method is another', () => {
    expect(keyEvent('ㄌ', 'KeyL')).toBe('l');
    expect(keyEvent('Process', 'KeyR')).toBe('r');
    expect(keyEvent('д', 'KeyL')).toBe('l');
    expect(keyEvent('ㄅ', 'Digit1')).toBe('1');
    expect(keyEvent('「', 'BracketLeft')).toBe('[');
    expect(keyEvent('？', 'Slash', { shiftKey: true })).toBe('?');
    expect(keyEvent('\u3000', 'Space')).toBe(' ');
  });

  it('goes by the sign, not the place, on another Latin layout', () => {
    expect(keyEvent('z', 'KeyY')).toBe('z');
    expect(keyEvent('?', 'Minus', { shiftKey: true })).toBe('?');
  });

  it('is nothing with a modifier or while a word is being composed', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey', 'isComposing'])
      expect(keyEvent('l', 'KeyL', { [held]: true })).toBeNull();
    expect(keyEvent('L', 'KeyL', { shiftKey: true })).toBeNull();
    expect(keyEvent('Enter', 'Enter', { shiftKey: true })).toBeNull();
    expect(keyEvent('ㄌ', 'KeyL', { shiftKey: true })).toBeNull();
    expect(keyEvent('Unidentified', '')).toBeNull();
  });
});
