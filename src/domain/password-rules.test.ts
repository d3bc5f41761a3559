import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isGuessable,
  isOwnNameOrEmail,
  missingCharacters,
  passwordVerdict,
} from './password-rules';

const owner = { email: 'ming.wang@shuoyi.example', name: '王小明 Wang' };
const listed = (plain: string) => plain === 'password123';
const verdict = (password: string) => passwordVerdict(password, owner, listed);

describe('A new password', () => {
  it('A password of fewer than eight characters, wide ones counting once, is short', () => {
    expect(verdict('tea-cup')).toBe('short');
    expect(missingCharacters('tea-cup')).toBe(1);
    expect(missingCharacters('我在河邊喝茶')).toBe(2);
    expect(verdict('我每天早上都喝茶')).toBe('fair');
  });

  it('A password equal to the user’s e-mail or name, in any spelling, is rejected', () => {
    for (const own of ['MING.WANG@shuoyi.example', 'Ming . Wang', '王小明ｗａｎｇ'])
      expect(isOwnNameOrEmail(own, owner), own).toBe(true);
    expect(verdict('Ming.Wang')).toBe('own');
    expect(verdict('ming.wang drinks tea')).toBe('strong');
  });

  it('A password on the list, or a short sequence repeated, is common', () => {
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
  ])('A password that is common without its blanks is common: %j', (password) => {
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
  ])('A password made of the service’s name is common: %s', (password) => {
    expect(verdict(password)).toBe('common');
  });

  it('A password with the service’s name among other words is accepted', () => {
    expect(verdict('shuoyi in the morning')).toBe('strong');
    expect(verdict('I a m 7 y')).toBe('fair');
  });

  it('A password made of the configured site name is guessable', () => {
    expect(isGuessable('booth2026', listed, ['Booth'])).toBe(true);
    expect(isGuessable('booth2026', listed)).toBe(false);
  });

  it('A password is strong when it is long and varied, of any kinds of characters', () => {
    expect(verdict('quiet river morning')).toBe('strong');
    expect(verdict('rainy-tea')).toBe('fair');
    expect(verdict('aabbaabbaabbab')).toBe('fair');
  });

  it('No password counts as the user’s own when the e-mail and the name are empty', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, unit: 'grapheme' }), (password) => {
        const found = passwordVerdict(password, { email: '', name: '' }, () => false);
        return found !== 'own';
      }),
    );
  });
});
