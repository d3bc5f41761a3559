import { describe, expect, it } from 'vitest';
import { stripInvisible } from './strip-invisible';

describe('Invisible characters', () => {
  it.each([
    ['a zero-width space', '王\u200b小明', '王小明'],
    ['a soft hyphen', 'Wang\u00ad Ming', 'Wang Ming'],
    ['a byte order mark', '\ufeff王小明', '王小明'],
    ['a word joiner', 'Wang\u2060Ming', 'WangMing'],
    ['marks of direction', '\u200eMing\u200f\u061c', 'Ming'],
    ['a joiner between Latin letters', 'Mi\u200dng\u200c', 'Ming'],
    ['a joiner behind an emoji', '🙂\u200d王', '🙂王'],
    ['tags without a flag', 'Ming\u{e0068}\u{e0069}', 'Ming'],
    ['a variation selector behind a letter', 'Ming\ufe0f', 'Ming'],
    ['a Hangul filler', 'Ming\u3164', 'Ming'],
  ])('Stripping invisible characters removes %s', (_, text, visible) => {
    expect(stripInvisible(text)).toBe(visible);
  });

  it.each([
    '王小明',
    ' Zoë  Wang ',
    '👩‍🚀',
    '👩🏽‍🚀',
    '👨‍👩‍👧‍👦',
    '❤️‍🔥',
    '☕︎',
    '1️⃣',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '葛\u{e0100}',
    'می\u200cخواهم',
    'क्\u200dष',
    'a\u202eb',
  ])('Stripping invisible characters keeps %s', (text) => {
    expect(stripInvisible(text)).toBe(text);
  });
});
