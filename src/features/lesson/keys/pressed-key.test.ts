import { describe, expect, it } from 'vitest';
import { pressedKey } from './pressed-key';

const press = (key: string, code = '', held: object = {}) =>
  pressedKey({
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
    expect(press('l', 'KeyL')).toBe('l');
    expect(press('L', 'KeyL')).toBe('l');
    expect(press(' ', 'Space')).toBe(' ');
    expect(press('Enter', 'Enter')).toBe('Enter');
  });

  it('is where a Latin keyboard has it when the layout or the input method is another', () => {
    expect(press('ㄌ', 'KeyL')).toBe('l');
    expect(press('Process', 'KeyR')).toBe('r');
    expect(press('д', 'KeyL')).toBe('l');
    expect(press('ㄅ', 'Digit1')).toBe('1');
    expect(press('「', 'BracketLeft')).toBe('[');
    expect(press('？', 'Slash', { shiftKey: true })).toBe('?');
    expect(press('\u3000', 'Space')).toBe(' ');
  });

  it('goes by the sign, not the place, on another Latin layout', () => {
    expect(press('z', 'KeyY')).toBe('z');
    expect(press('?', 'Minus', { shiftKey: true })).toBe('?');
  });

  it('is nothing with a modifier or while a word is being composed', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey', 'isComposing'])
      expect(press('l', 'KeyL', { [held]: true })).toBeNull();
    expect(press('L', 'KeyL', { shiftKey: true })).toBeNull();
    expect(press('Enter', 'Enter', { shiftKey: true })).toBeNull();
    expect(press('ㄌ', 'KeyL', { shiftKey: true })).toBeNull();
    expect(press('Unidentified', '')).toBeNull();
  });
});
