import { expect, it } from 'vitest';
import { csvHead, csvLine } from './csv-line';

it('A CSV line quotes separators and line breaks, and neutralises formulas', () => {
  expect(csvLine(['a', 'b, c', 'say "hi"', '第一行\n第二行', ''])).toBe(
    'a,"b, c","say ""hi""","第一行\n第二行",',
  );
  expect(csvLine(['=1+1', '+886', '-5', '@x', '=HYPERLINK("a,b")'])).toBe(
    `'=1+1,'+886,'-5,'@x,"'=HYPERLINK(""a,b"")"`,
  );
});

it.each(['＝1+1', '＋1', '－1', '＠x', '﹢1', '﹣1', '﹦1', '﹫x', '\t=1', '\0=1', '\v=1'])(
  'A cell that begins with a full-width or small sign or with a control character is text: %j',
  (text) => {
    expect(csvLine([text])).toBe(`'${text}`);
  },
);

it.each(['\n=1', '\r=1', '\r\n@x'])('A cell that begins with a line break is text: %j', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"`);
});

const CHANGED = [
  '04595257',
  '0123456',
  '025',
  '00',
  '0912345678',
  '1234567890123456',
  '12e5',
  '1E10',
];
it.each([...CHANGED, '０４５９５２５７', '０４5', '１２Ｅ５'])(
  'Digits that a spreadsheet would change stay as they are: %s',
  (text) => {
    expect(csvLine([text])).toBe(`"=""${text}"""`);
  },
);

it.each(['0', '12345675', '990', '123456789012345', '1.5', '0.5', '2026-12-31', '/ABC1234', 'E5'])(
  'A value that a spreadsheet does not change is written unchanged: %s',
  (text) => {
    expect(csvLine([text])).toBe(text);
  },
);

it('The first line of a file has the byte order mark, once', () => {
  expect(csvHead(['訂單', 'a,b'])).toBe('\uFEFF訂單,"a,b"');
});
