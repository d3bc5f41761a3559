import { describe, expect, it } from 'vitest';
import { invoiceChoiceSchema } from './invoice';

const parseTitle = (title: string) =>
  invoiceChoiceSchema.safeParse({ kind: 'COMPANY', code: '04595257', title });

describe('The company’s name of an invoice', () => {
  it.each([
    '=口譯',
    '+1',
    '-工作室',
    '@x',
    '＝口譯',
    '＋1',
    '－1',
    '＠x',
    '﹦1',
    '  =1',
    '\u200b=1',
  ])('A name that a spreadsheet would run is refused with what to do: %j', (title) => {
    expect(parseTitle(title).error?.issues).toMatchObject([
      { path: ['title'], message: 'companyTitle' },
    ]);
  });

  it.each(['口譯工作室', '3M 臺灣', 'A-B = C', '「=」號工作室', '口譯＋筆譯'])(
    'A name with such a sign further on is taken: %j',
    (title) => {
      expect(parseTitle(title).data).toMatchObject({ title });
    },
  );
});

describe('The code of an invoice', () => {
  it.each([
    ['MOBILE', '/ABC1234\u200b', '/ABC1234'],
    ['MOBILE', '\ufeff\u202a／abc1234\u202c', '/ABC1234'],
    ['MOBILE', '/A\u2011B\u20131+\u2212', '/A-B-1+-'],
    ['MOBILE', '\u2215ABC1234', '/ABC1234'],
    ['MOBILE', '\u2044abc1234', '/ABC1234'],
    ['DONATION', '51811\u200b', '51811'],
    ['DONATION', '5\u206018\u00ad11\u2069', '51811'],
    ['CERTIFICATE', 'tp03\u200e000001234567\u00a0', 'TP03000001234567'],
    ['COMPANY', '\u200f0459 5257\u2060', '04595257'],
  ])(
    'A code is read without what cannot be seen, and with plain hyphens: %s %j',
    (kind, code, read) => {
      const { data } = invoiceChoiceSchema.safeParse({ kind, code, title: '口譯工作室' });
      expect(data).toMatchObject({ kind, code: read });
    },
  );

  it.each(['\u202e/ABC1234', '/ABC\u04101234'])(
    'A code that reads otherwise than it is written is refused: %j',
    (code) => {
      const { error } = invoiceChoiceSchema.safeParse({ kind: 'MOBILE', code });
      expect(error?.issues).toMatchObject([{ path: ['code'], message: 'mobileCarrier' }]);
    },
  );
});
