import { describe, expect, it } from 'vitest';
import { editProfileSchema, emailSchema, passwordSchema, phoneSchema } from './auth';

const getMessage = (schema: typeof emailSchema | typeof passwordSchema, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message);

describe('An e-mail address', () => {
  it.each([
    ' Ming@Shuoyi.Example ',
    'ｍｉｎｇ＠ｓｈｕｏｙｉ．ｅｘａｍｐｌｅ',
    'MING@shuoyi.example',
  ])('The e-mail %s is normalised to ming@shuoyi.example', (text) => {
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
  ])('An e-mail with %s is rejected as a lookalike', (_, text) => {
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
  ])('%j is rejected as an e-mail', (text) => {
    expect(emailSchema.safeParse(text).success).toBe(false);
  });

  it('An e-mail has at most 254 characters', () => {
    const host = '@shuoyi.example';
    const emailOfLength = (length: number) => `${'m'.repeat(length - host.length)}${host}`;
    expect(getMessage(emailSchema, emailOfLength(254))).toBeUndefined();
    expect(getMessage(emailSchema, emailOfLength(255))).toEqual(['email']);
  });
});

describe('A password', () => {
  it.each([
    ['七個字的密碼喔', false],
    ['有八個字的密碼喔', true],
    ['😀'.repeat(7), false],
    ['😀'.repeat(128), true],
    ['😀'.repeat(129), false],
    ['x'.repeat(129), false],
    // One character that normalises to eighteen.
    ['\ufdfa', true],
  ])('The length of the password %s is counted in code points, allowed: %s', (text, isAllowed) => {
    expect(getMessage(passwordSchema, text)).toEqual(isAllowed ? undefined : ['passwordLength']);
  });

  it('A password is the same in composed and decomposed form', () => {
    expect(passwordSchema.parse('cafe\u0301 au lait')).toBe(passwordSchema.parse('café au lait'));
  });
});

describe('A profile change', () => {
  it('A profile change clears optional fields with null', () => {
    expect(editProfileSchema.parse({ gender: null, phone: null })).toEqual({
      gender: null,
      phone: null,
    });
  });

  it.each(['email', 'name', 'pronunciation'])(
    'A profile change cannot clear the required field %s',
    (field) => {
      const { error } = editProfileSchema.safeParse({ [field]: null });
      expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
        [[field], 'required'],
      ]);
    },
  );

  it('A profile change ignores fields that are absent or empty', () => {
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
])('The phone number %j is normalised to 0912345678', (text) => {
  expect(phoneSchema.parse(text)).toBe('0912345678');
});
