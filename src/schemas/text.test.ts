import { describe, expect, it } from 'vitest';
import { fieldMessages } from './field-messages';
import { searchTextSchema } from './table';
import {
  emptyToNull,
  lineSchema,
  multilineText,
  recordSchema,
  textSchema,
  typedSchema,
} from './text';

const schema = lineSchema(10);
const getMessage = (text: unknown) => {
  const { error } = schema.safeParse(text);
  return error && fieldMessages(error)[''];
};

describe('A line of text', () => {
  it.each(['王小明', ' Zoë ', '𠮷野家', 'e\u0301', '👩‍🚀', 'ﷺ', 'אבג'])(
    'A line of text may be %s',
    (text) => {
      expect(schema.parse(text)).toBe(text.trim());
    },
  );

  it.each([
    ['a NUL', 'a\0b'],
    ['a line break', 'a\nb'],
    ['a line separator', 'a\u2028b'],
    ['a paragraph separator', 'a\u2029b'],
    ['half of a surrogate pair', 'a\ud83db'],
    ['the other half', 'a\udc00'],
    ['a noncharacter', 'a\uffff'],
    ['a character that changes the writing direction', 'a\u202eb'],
  ])('A line of text with %s is invalid', (_, text) => {
    expect(getMessage(text)).toBe('invalid');
  });

  it.each([
    '',
    '   ',
    '\u3000',
    '\u200b\u200b',
    '\u3164',
    '\u2800',
    ' \u2800\u2800 ',
    '\u{1d159}',
    '\u0301',
    '\u202a\u202c',
  ])('A line of text without visible characters is missing: %j', (text) => {
    expect(getMessage(text)).toBe('required');
  });

  it.each([
    ['a zero-width space', '王\u200b小明'],
    ['a soft hyphen', '王\u00ad小明'],
    ['a byte order mark in front', '\ufeff 王小明'],
    ['marks of an address book around it', '\u202a王小明\u202c '],
    ['marks of a message around it', ' \u2068王小明\u2069\u200e'],
  ])('A line of text is stripped of %s', (_, text) => {
    expect(schema.parse(text)).toBe('王小明');
  });

  it('A line of text beyond its maximum length is too long', () => {
    expect(getMessage('x'.repeat(11))).toBe('tooLong');
  });
});

it.each(['', ' \n', '\u200b', '\u2800', '\u200b \u3164'])(
  'An optional text of which nothing is seen is absent: %j',
  (text) => {
    expect(emptyToNull(lineSchema(10)).parse(text)).toBeUndefined();
  },
);

it('A typed text is stripped of invisible characters and of marks around it', () => {
  expect(typedSchema(10).parse('\u202a\ufeff王\u200b小明\u202c ')).toBe('王小明');
  expect(typedSchema(10).min(1).safeParse('\u200b').success).toBe(false);
});

it('Multi-line text has one kind of line break and no invisible characters', () => {
  expect(multilineText(10).parse(' a\u200b\r\nb\rc\u2028d\u2029e ')).toBe('a\nb\nc\nd\ne');
});

it('Nothing that follows looks at a text that is too long', () => {
  const seen: string[] = [];
  const see = (text: string) => {
    seen.push(text);
    return text;
  };
  const schema = textSchema(3).overwrite(see).refine(see).transform(see);
  const { error } = schema.safeParse('1234');
  expect(error && fieldMessages(error)).toEqual({ '': 'tooLong' });
  expect(seen).toEqual([]);
  expect(schema.parse('123')).toBe('123');
});

it.each([lineSchema(10), multilineText(10), emptyToNull(lineSchema(10))])(
  'Spaces around a text do not count, but their number is limited',
  (schema) => {
    expect(schema.parse(`${' '.repeat(90)}王小明${' '.repeat(90)}`)).toBe('王小明');
    const { error } = schema.safeParse(' '.repeat(100_000));
    expect(error && fieldMessages(error)).toEqual({ '': 'tooLong' });
  },
);

it('A record has as many entries as its maximum says', () => {
  const schema = recordSchema(textSchema(5), textSchema(5), 2);
  expect(schema.parse({ a: '1', b: '2' })).toEqual({ a: '1', b: '2' });
  expect(schema.safeParse({ a: '1', b: '2', c: '3' }).success).toBe(false);
  expect(schema.safeParse({ aaaaaa: '1' }).success).toBe(false);
});

it('A search loses the characters that the database rejects, and keeps all others', () => {
  expect(searchTextSchema.parse(' a\u0000b 拿鐵\ud800 ')).toBe('ab 拿鐵');
  expect(searchTextSchema.parse('\u0000')).toBe('');
  expect(searchTextSchema.safeParse('x'.repeat(81)).success).toBe(false);
});
