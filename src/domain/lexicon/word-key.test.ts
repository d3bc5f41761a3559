import { describe, expect, it } from 'vitest';
import { letterOf, wordKey } from './word-key';

describe('Keys of words', () => {
  it.each([
    ['“Hello,”', 'hello'],
    ['Don’t', "don't"],
    ['rock.', 'rock'],
    ['a.m.', 'a.m.'],
    ["'twas", 'twas'],
    ["'m", "'m"],
    ["teachers'", "teachers'"],
    ['café', 'café'],
    ['cafe\u0301', 'café'],
    ['(well-known)', 'well-known'],
    ['2026', ''],
    ['…', ''],
  ])('The key of %s is %s', (text, key) => {
    expect(wordKey(text)).toBe(key);
  });

  it.each([
    ['apple', 'a'],
    ["'m", 'm'],
    ['école', 'e'],
    ['說', null],
    ['', null],
  ])('The letter of %s is %s', (key, letter) => {
    expect(letterOf(key)).toBe(letter);
  });
});
