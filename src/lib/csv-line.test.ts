import { expect, it } from 'vitest';
import { csvLine } from './csv-line';

it('A CSV line quotes separators and line breaks, and neutralises formulas', () => {
  expect(csvLine(['a', 'b, c', 'say "hi"', '第一行\n第二行', ''])).toBe(
    'a,"b, c","say ""hi""","第一行\n第二行",',
  );
  expect(csvLine(['=1+1', '+886', '-5', '@x', '=HYPERLINK("a,b")'])).toBe(
    `'=1+1,'+886,'-5,'@x,"'=HYPERLINK(""a,b"")"`,
  );
});
