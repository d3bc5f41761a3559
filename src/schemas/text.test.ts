import { describe, expect, it } from 'vitest';
import { fieldMessages } from './field-messages';
import { lineSchema } from './text';

const schema = lineSchema(10);
const complaint = (text: unknown) => {
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
    ['half of a surrogate pair', 'a\ud83db'],
    ['the other half', 'a\udc00'],
    ['a noncharacter', 'a\uffff'],
    ['a sign that turns the direction', 'a\u202eb'],
  ])('has not %s', (_, text) => {
    expect(complaint(text)).toBe('invalid');
  });

  it.each(['', '   ', '\u3000', '\u200b\u200b', '\u3164'])(
    'is missing when nothing can be seen: %j',
    (text) => {
      expect(complaint(text)).toBe('required');
    },
  );

  it('is at most as long as it may be', () => {
    expect(complaint('x'.repeat(11))).toBe('tooLong');
  });
});
