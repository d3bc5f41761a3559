import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGuessable, isOwnersWord, missingCharacters, passwordVerdict } from './password-rules';

const owner = { email: 'ming.wang@shuoyi.example', name: '王小明 Wang' };
const listed = (plain: string) => plain === 'password123';
const verdict = (password: string) => passwordVerdict(password, owner, listed);

describe('a new password', () => {
  it('is short until it has eight characters as people count them', () => {
    expect(verdict('tea-cup')).toBe('short');
    expect(missingCharacters('tea-cup')).toBe(1);
    expect(missingCharacters('我在河邊喝茶')).toBe(2);
    expect(verdict('我每天早上都喝茶')).toBe('fair');
  });

  it('is not the owner’s e-mail or name, however it is written', () => {
    for (const own of ['MING.WANG@shuoyi.example', 'Ming . Wang', '王小明ｗａｎｇ'])
      expect(isOwnersWord(own, owner), own).toBe(true);
    expect(verdict('Ming.Wang')).toBe('own');
    expect(verdict('ming.wang drinks tea')).toBe('strong');
  });

  it('is refused when it is on the list, or one piece again and again', () => {
    expect(verdict('Pass word123')).toBe('common');
    for (const row of ['aaaaaaaaaa', 'abcabcabc', '12121212']) expect(verdict(row)).toBe('common');
  });

  it.each([
    ' '.repeat(8),
    '\u3000'.repeat(8),
    '\u200b'.repeat(8),
    'a       ',
    'ab      cd   ',
    'ab cab cab c',
    'pass\u200bword123',
  ])('is judged as it was typed, and without its blanks: %j', (password) => {
    expect(verdict(password)).toBe('common');
  });

  it.each([
    'shuoyi123',
    'Shuoyi2026!',
    'ｓｈｕｏｙｉ１２３',
    'shuoyi-shuoyi',
    '1234說譯5678',
    'Shuo Yi 99',
    'password123shuoyi',
  ])('is not made of the service’s name: %s', (password) => {
    expect(verdict(password)).toBe('common');
  });

  it('may hold the service’s name among other words, and blanks between them', () => {
    expect(verdict('shuoyi in the morning')).toBe('strong');
    expect(verdict('I a m 7 y')).toBe('fair');
  });

  it('is not made of the name that the operator gave the service', () => {
    expect(isGuessable('booth2026', listed, ['Booth'])).toBe(true);
    expect(isGuessable('booth2026', listed)).toBe(false);
  });

  it('is strong when it is long and varied, whatever it is made of', () => {
    expect(verdict('quiet river morning')).toBe('strong');
    expect(verdict('rainy-tea')).toBe('fair');
    expect(verdict('aabbaabbaabbab')).toBe('fair');
  });

  it('of an account without a name may still be anything', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, unit: 'grapheme' }), (password) => {
        const found = passwordVerdict(password, { email: '', name: '' }, () => false);
        return found !== 'own';
      }),
    );
  });
});
