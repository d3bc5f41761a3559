import fc, { type Arbitrary } from 'fast-check';

/** Texts that often break storage, sorting or display. */
const AWKWARD_CHARACTERS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00a',
  '\uffff',
  '\u202eabc',
  'e\u0301'.repeat(40),
  '👩‍🚀',
  '王小明',
  'ＦＵＬＬ＠ｗｉｄｔｈ．ｅｘａｍｐｌｅ',
  '\u200b',
  '\u3164',
  '__proto__',
  'constructor',
  'toString',
  '\'; DROP TABLE "User"; --',
  '%00',
  '%',
  '../../etc/passwd',
  '1e400',
  '-0',
  'NaN',
  '9'.repeat(400),
  'x'.repeat(20_000),
  'null',
  'undefined',
  '[object Object]',
];

export const arbitraryText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...AWKWARD_CHARACTERS),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
);

export const arbitraryNumber: Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 0.5, 99, 100, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e300, -1e300),
  fc.double(),
  fc.integer(),
);

/** Any JSON, also deeply nested and with keys that pollute prototypes. */
export const arbitraryJson: Arbitrary<unknown> = fc.oneof(
  arbitraryText,
  arbitraryNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], { toString: 1, valueOf: 1 }, { length: -1 }),
  fc
    .integer({ min: 1, max: 3000 })
    .map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))),
  fc
    .constantFrom('{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"x":1}}}')
    .map((text) => JSON.parse(text)),
  fc.jsonValue({ stringUnit: 'binary' }),
);

/** Header values as a client may write them: bytes, mostly printable. */
const headerText = fc.oneof(
  fc.constantFrom(
    '',
    'en',
    'zh-TW,*;q=0',
    '*',
    'de;q=nan',
    ';;;',
    ','.repeat(500),
    '"',
    'a=b; c=%E0%A4%A',
  ),
  fc.string({ maxLength: 200 }).map((text) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '')),
);

/** Headers that the entry points read, with arbitrary values. */
export const arbitraryHeaders: Arbitrary<Record<string, string>> = fc
  .record(
    {
      'accept-language': headerText,
      accept: fc.constantFrom('*/*', 'text/html', 'application/jsonl', ''),
      'x-language': headerText,
      'x-token': headerText,
      'x-forwarded-for': headerText,
      'user-agent': headerText,
      'trpc-accept': fc.constantFrom('application/json', 'application/jsonl', 'x'),
      'sec-fetch-site': headerText,
      origin: fc.oneof(
        headerText,
        fc.constantFrom('null', 'http://localhost:3000', 'http://[', 'about:'),
      ),
    },
    { requiredKeys: [] },
  )
  .map((headers) => ({ ...headers }));
