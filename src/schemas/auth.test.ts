import { describe, expect, it } from 'vitest';
import { editProfileSchema, emailSchema, passwordSchema, phoneSchema } from './auth';

const getMessage = (schema: typeof emailSchema | typeof passwordSchema, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message);

describe('an e-mail', () => {
  it.each([
    ' Ming@Shuoyi.Example ',
    'ｍｉｎｇ＠ｓｈｕｏｙｉ．ｅｘａｍｐｌｅ',
    'MING@shuoyi.example',
  ])('%s is the account ming@shuoyi.example', (text) => {
    expect(emailSchema.parse(text)).toBe('ming@shuoyi.example');
  });

  it.each([
    ['Cyrillic а', 'm\u0430ry@shuoyi.example'],
    ['Greek ο', 'm\u03bfna@shuoyi.example'],
    ['a dotless ı', 'm\u0131ng@shuoyi.example'],
    ['a zero-width space', 'mi\u200bng@shuoyi.example'],
    ['a soft hyphen', 'mi\u00adng@shuoyi.example'],
    ['a right-to-left override', '\u202eming@shuoyi.example'],
    ['Cyrillic е in the host', 'ming@shuoy\u0456.\u0435xample'],
    ['an ideographic full stop', 'ming@shuoyi。example'],
    ['Chinese', '小明@shuoyi.example'],
  ])('with %s is refused with a sentence of its own', (_, text) => {
    expect(getMessage(emailSchema, text)).toEqual(['emailLookalike']);
  });

  it.each([
    '',
    'ming',
    'ming@',
    '@shuoyi.example',
    'a b@shuoyi.example',
    'a@b',
    'ming@shuoyi..example',
  ])('%j is none', (text) => {
    expect(emailSchema.safeParse(text).success).toBe(false);
  });

  it('has at most 254 characters', () => {
    const host = '@shuoyi.example';
    const at = (length: number) => `${'m'.repeat(length - host.length)}${host}`;
    expect(getMessage(emailSchema, at(254))).toBeUndefined();
    expect(getMessage(emailSchema, at(255))).toEqual(['email']);
  });
});

describe('a password', () => {
  it.each([
    ['七個字的密碼喔', false],
    ['有八個字的密碼喔', true],
    ['😀'.repeat(7), false],
    ['😀'.repeat(128), true],
    ['😀'.repeat(129), false],
    ['x'.repeat(129), false],
    // One sign that normalises to eighteen.
    ['\ufdfa', true],
  ])('%s counts as people count: %s', (text, good) => {
    expect(getMessage(passwordSchema, text)).toEqual(good ? undefined : ['passwordLength']);
  });

  it('is the same however the keyboard composes it', () => {
    expect(passwordSchema.parse('cafe\u0301 au lait')).toBe(passwordSchema.parse('café au lait'));
  });
});

describe('a changed profile', () => {
  it('may lose what an account need not have, by null alone', () => {
    expect(editProfileSchema.parse({ gender: null, phone: null })).toEqual({
      gender: null,
      phone: null,
    });
  });

  it.each(['email', 'name', 'pronunciation'])('cannot lose its %s', (field) => {
    const { error } = editProfileSchema.safeParse({ [field]: null });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [[field], 'required'],
    ]);
  });

  it('says nothing of a field that is absent or empty', () => {
    const fields = ['email', 'name', 'gender', 'phone', 'pronunciation'];
    const empty = Object.fromEntries(fields.map((field) => [field, '']));
    const parsed = Object.values(editProfileSchema.parse(empty));
    expect(parsed.every((value) => value === undefined)).toBe(true);
    expect(editProfileSchema.parse({})).toEqual({});
  });
});

it.each([
  '0912-345-678',
  ' 0912 345 678 ',
  '\u202d0912345678\u202c',
  '０９１２３４５６７８',
  '0912\u200b345678',
])('the phone number %j is 0912345678', (text) => {
  expect(phoneSchema.parse(text)).toBe('0912345678');
});
