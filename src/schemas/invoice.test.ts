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
