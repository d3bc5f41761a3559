import { describe, expect, it } from 'vitest';
import {
  accountEmailSchema,
  editProfileSchema,
  emailSchema,
  passwordSchema,
  phoneSchema,
  signInSchema,
  signUpSchema,
} from './auth';

const getMessage = (schema: typeof emailSchema | typeof passwordSchema, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message);

describe('An e-mail address', () => {
  it.each([
    ' Ming@Shuoyi.Example ',
    'ｍｉｎｇ＠ｓｈｕｏｙｉ．ｅｘａｍｐｌｅ',
    'MING@shuoyi.example',
    'mi\u200bng@shuoyi.example\u200b',
    '\ufeffming@shuoy\u00adi.example\u2060',
    '\u200eming@shuoyi.example\u200f',
    '\u202aming@shuoyi.example\u202c',
    '\u2068ming@shuoyi.example\u2069\u00a0',
    'mailto:ming@shuoyi.example',
    'MAILTO:Ming@shuoyi.example',
  ])('The e-mail %s is normalised to ming@shuoyi.example', (text) => {
    expect(emailSchema.parse(text)).toBe('ming@shuoyi.example');
  });

  it.each([
    ['Cyrillic а', 'm\u0430ry@shuoyi.example'],
    ['Greek ο', 'm\u03bfna@shuoyi.example'],
    ['a dotless ı', 'm\u0131ng@shuoyi.example'],
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
    'ming.@shuoyi.example',
    '.ming@shuoyi.example',
    'mi..ng@shuoyi.example',
    '"ming"@shuoyi.example',
    'ming(work)@shuoyi.example',
    'ming,mei@shuoyi.example',
    'ming@-shuoyi.example',
    'ming@shuoyi-.example',
    'ming@shuoyi.example-',
    'ming@[192.0.2.1]',
    'Ming <ming@shuoyi.example>',
  ])('%j is rejected as an e-mail', (text) => {
    expect(emailSchema.safeParse(text).success).toBe(false);
  });

  it.each([
    'sales&marketing@shuoyi.example',
    'mei#1@shuoyi.example',
    'mei/lin@shuoyi.example',
    'mei=lin@shuoyi.example',
    "!#$%&'*+/=?^_`{|}~-@shuoyi.example",
    'ming@shuoyi.xn--kpry57d',
    'ming@xn--fsqu00a.example',
    `${'l'.repeat(64)}@shuoyi.example`,
    `a@${'d'.repeat(63)}.example`,
  ])('An address that a mail server takes is an e-mail: %s', (text) => {
    expect(emailSchema.parse(text)).toBe(text);
  });

  it.each([
    `${'l'.repeat(65)}@shuoyi.example`,
    `a@${'d'.repeat(64)}.com`,
    `a@shuoyi.${'d'.repeat(64)}`,
    'ming@shuoyi-.example',
    '=?utf-8?q?=41=42?=@shuoyi.example',
  ])(
    'An address that no mail server takes is no e-mail of a sign-up, but logs its account in: %s',
    (text) => {
      expect(getMessage(emailSchema, text)).toEqual(['email']);
      expect(accountEmailSchema.parse(text)).toBe(text);
      expect(signInSchema.parse({ email: text, password: 'x' }).email).toBe(text);
    },
  );

  it('An e-mail has at most 254 characters', () => {
    const host = `@${'d.'.repeat(100)}example`;
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

const DASHES = ['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d'];

it.each([
  ...[
    '0912-345-678',
    ' 0912 345 678 ',
    '０９１２３４５６７８',
    '0912\u200b345678',
    '0912\u2060345\ufeff678',
  ],
  ...['\u202d0912345678\u202c', '\u20660912345678\u2069', '\u202a0912-345-678\u202c'],
  ...DASHES.map((dash) => `0912${dash}345${dash}678`),
  ...[
    '(0912) 345-678',
    '（0912）345678',
    '0912.345.678',
    '0912．345．678',
    '0912/345/678',
    '0912・345・678',
  ],
  ...['tel:0912345678', '0912\u00a0345\u2009678', '0912_345_678', '0912,345,678'],
  ...['0912\u2027345\u2027678', '0912\u2022345\u2022678', '0912ー345ー678', '[0912] 345 678'],
])('The phone number %j is normalised to 0912345678', (text) => {
  expect(phoneSchema.parse(text)).toBe('0912345678');
});

it.each([
  ...['+886 912 345 678', '＋886-912-345-678', '+886912345678', '(+886) 912 345 678'],
  ...['+886 (0)912 345 678', '+886 0912 345 678', '+886-0912-345-678', '+886 (0912) 345-678'],
  ...['00886 912 345 678', '00886-0912-345-678'],
  ...['(+886)(0)912345678', '+886（０）912\u2011345\u2011678', 'tel:+886-912-345-678'],
])('The phone number %j is normalised to +886912345678', (text) => {
  expect(phoneSchema.parse(text)).toBe('+886912345678');
});

it.each([
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+39 (0)6 1234 5678', '+390612345678'],
  ['+1 (415) 555-0123', '+14155550123'],
  ['+886 (0)2 2345 6789', '+886223456789'],
])('A zero in brackets behind the code of a country is not dialled: %s is %s', (text, phone) => {
  expect(phoneSchema.parse(text)).toBe(phone);
});

it.each([
  ['+81 090-1234-5678', '+819012345678'],
  ['+44 07700 900123', '+447700900123'],
  ['+86 0138 0013 8000', '+8613800138000'],
  ['+61 0412 345 678', '+61412345678'],
  // Dialled from everywhere.
  ['+39 06 1234 5678', '+390612345678'],
  ['+225 07 12 34 56 78', '+2250712345678'],
])(
  'A zero behind the code of a country is no part of its numbers, unless it is dialled from abroad: %s is %s',
  (text, phone) => {
    expect(phoneSchema.parse(text)).toBe(phone);
  },
);

it.each([
  ...[
    '0912345',
    '0912-345-6789',
    '0212345678',
    '886912345678',
    '+886 912 345 67',
    '+886 912 345 6789',
  ],
  ...['+886 00912345678', '+0912345678', '0912 345 678 ext 1', '\u202e876543219', 'x'],
])('Text that is no phone number is refused as one: %s', (text) => {
  const { error } = phoneSchema.safeParse(text);
  expect(error?.issues.map(({ message }) => message)).toEqual(['phone']);
});

it.each(['', ' ', '\u200b', '\u3000\u2800', null])(
  'A phone number without a visible character is treated as absent: %j',
  (phone) => {
    const input = { email: 'ming@shuoyi.example', password: 'a quiet river', name: 'Ming', phone };
    expect(signUpSchema.parse(input).phone).toBeUndefined();
  },
);
