import { describe, expect, it } from 'vitest';
import { fieldMessages } from './field-messages';
import { lineSchema, multilineText } from './text';

const schema = lineSchema(10);
const getMessage = (text: unknown) => {
  const { error } = schema.safeParse(text);
  return error && fieldMessages(error)[''];
};

describe('a line of text', () => {
  it.each(['王小明', ' Zoë ', '𠮷野家', 'e\u0301', '👩‍🚀', 'ﷺ', 'אבג'])('may be %s', (text) => {
    expect(schema.parse(text)).toBe(text.trim());
  });

  it.each([
    ['a NUL', 'a\0b'],
    ['a line break', 'a\nb'],
    ['a line separator', 'a\u2028b'],
    ['a paragraph separator', 'a\u2029b'],
    ['half of a surrogate pair', 'a\ud83db'],
    ['the other half', 'a\udc00'],
    ['a noncharacter', 'a\uffff'],
    ['a sign that turns the direction', 'a\u202eb'],
  ])('has not %s', (_, text) => {
    expect(getMessage(text)).toBe('invalid');
  });

  it.each(['', '   ', '\u3000', '\u200b\u200b', '\u3164'])(
    'is missing when nothing can be seen: %j',
    (text) => {
      expect(getMessage(text)).toBe('required');
    },
  );

  it.each([
    ['a zero-width space', '王\u200b小明'],
    ['a soft hyphen', '王\u00ad小明'],
    ['a byte order mark in front', '\ufeff 王小明'],
  ])('is kept without %s', (_, text) => {
    expect(schema.parse(text)).toBe('王小明');
  });

  it('is at most as long as it may be', () => {
    expect(getMessage('x'.repeat(11))).toBe('tooLong');
  });
});

it('lines that people typed have one kind of end and nothing that nobody sees', () => {
  expect(multilineText.parse(' a\u200b\r\nb\rc\u2028d\u2029e ')).toBe('a\nb\nc\nd\ne');
});
