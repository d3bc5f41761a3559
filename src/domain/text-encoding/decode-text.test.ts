import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text';

const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const join = (...parts: (string | readonly number[] | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? ascii(part) : part)]));
const utf16 = (text: string, isBig = false) =>
  [...text].flatMap((sign) => {
    const code = sign.charCodeAt(0);
    return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });
const xml = (encoding: string) => `<?xml version="1.0"${encoding}?><t>`;

const DOOR = 'Café’s door';
/** The same in windows-1252. */
const DOOR_1252 = ascii('Caf\xe9\x92s door');

describe('A text that says its encoding, or does not', () => {
  it.each<[string, Uint8Array, string]>([
    ['in UTF-8', utf8(DOOR), ''],
    ['in UTF-8 with a byte order mark', join([0xef, 0xbb, 0xbf], utf8(DOOR)), ''],
    ['in UTF-8 whose header says gbk', utf8(DOOR), 'text/xml; charset=gbk'],
    ['in UTF-8 whose header says ISO-8859-1', utf8(DOOR), 'text/xml;charset="ISO-8859-1"'],
    ['in UTF-8 whose header says us-ascii', utf8(DOOR), 'text/xml; charset=us-ascii'],
    ['in UTF-8 whose header says an unknown name', utf8(DOOR), 'text/xml; charset=x-klingon'],
    ['in UTF-16 with a mark', join([0xff, 0xfe], utf16(DOOR)), 'text/xml; charset=utf-8'],
    ['in UTF-16 of the other order', join([0xfe, 0xff], utf16(DOOR, true)), ''],
    ['in UTF-16 without a mark', join(utf16(DOOR)), ''],
    ['in UTF-16 of the other order without a mark', join(utf16(DOOR, true)), ''],
    ['in windows-1252 without a word', DOOR_1252, ''],
    ['in windows-1252 whose header says UTF-8', DOOR_1252, 'text/xml; charset=utf-8'],
    ['in windows-1252 whose header says us-ascii', DOOR_1252, 'text/xml; charset=us-ascii'],
    ['in windows-1252 whose header says so', DOOR_1252, 'text/xml; charset = cp1252'],
  ])('A text %s is read as it was written', (_, bytes, contentType) => {
    expect(decodeText(bytes, contentType)).toEqual({ text: DOOR });
  });

  it.each([
    ' encoding="windows-1252"',
    " encoding='ISO-8859-1'",
    ' encoding = "windows-1252" ',
    '\n\tencoding\r\n=\n"Latin1"',
    `${' '.repeat(5_000)}encoding="windows-1252"`,
    ' encoding="utf-8"',
    ' encoding="us-ascii"',
    ' encoding="utf-16"',
    '',
  ])('A declaration with%s is read with its blanks, also after a line break', (encoding) => {
    for (const before of ['', '\r\n', '  \n\n'])
      for (const header of ['', 'text/xml; charset=utf-8', 'text/xml; charset=x-klingon']) {
        if (header.includes('klingon') && !/1252|iso|latin/i.test(encoding)) continue;
        const bytes = join(before, xml(encoding), DOOR_1252);
        expect(decodeText(bytes, header)).toEqual({ text: `${before}${xml(encoding)}${DOOR}` });
      }
  });

  it('A declaration decides where the bytes are no UTF-8, before the header', () => {
    const polish = join(xml(' encoding="windows-1250"'), [0xa3, 0xf3, 0x64, 0x9f]);
    expect(decodeText(polish, 'text/xml; charset=iso-8859-1')).toEqual({
      text: `${xml(' encoding="windows-1250"')}Łódź`,
    });
    const chinese = [0xb7, 0x73, 0xbb, 0x44];
    expect(decodeText(join(chinese), 'text/plain; charset=big5')).toEqual({ text: '新聞' });
    const page = '<html><head><meta charset=big5>';
    expect(decodeText(join(page, chinese))).toEqual({ text: `${page}新聞` });
    for (const inside of [
      '{"html": "<head><meta charset=big5>"} Caf',
      '<rss><title><![CDATA[<?xml version="1.0" encoding="big5"?>]]> Caf',
    ])
      expect(decodeText(join(inside, [0xe9]))).toEqual({ text: `${inside}é` });
    const warned = `<br />Warning ${xml(' encoding="windows-1250"')}`;
    expect(decodeText(join(warned, [0xb3]))).toEqual({ text: `${warned}ł` });
    const japanese = join(xml(' encoding="iso-2022-jp"'), '\x1b$BF|K\\\x1b(B');
    expect(decodeText(japanese)).toEqual({ text: `${xml(' encoding="iso-2022-jp"')}日本` });
  });

  it.each(['windows-1252', 'iso-8859-1', 'latin1', 'ISO8859-1'])(
    'All 27 signs of the bytes 0x80 to 0x9F are read in a text declared %s',
    (name) => {
      const bytes = Array.from({ length: 32 }, (_, at) => 0x80 + at).filter(
        (byte) => ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte),
      );
      const signs = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
      const head = xml(` encoding="${name}"`);
      expect(decodeText(join(head, bytes))).toEqual({ text: head + signs });
      expect(decodeText(join(bytes), `text/xml; charset=${name}`)).toEqual({ text: signs });
    },
  );

  it.each([
    ['cp950', [0xb7, 0x73], '新'],
    ['MS950', [0xb7, 0x73], '新'],
    ['windows-950', [0xb7, 0x73], '新'],
    ['cp936', [0xd0, 0xc2], '新'],
    ['ms932', [0x93, 0xfa], '日'],
    ['CP949', [0xbe, 0xc8], '안'],
    ['win-1250', [0xb3], 'ł'],
    ['windows1251', [0xcf], 'П'],
    ['ISO8859_2', [0xb3], 'ł'],
    ['MacRoman', [0x64, 0xd5, 0x74], 'd’t'],
  ])(
    'An encoding that a program calls %s is read by its name in the standard',
    (name, bytes, text) => {
      const head = xml(` encoding="${name}"`);
      expect(decodeText(join(head, bytes))).toEqual({ text: head + text });
      expect(decodeText(join(bytes), `text/xml; charset=${name}`)).toEqual({ text });
    },
  );

  it('A text with two marks is read without either', () => {
    const mark = [0xef, 0xbb, 0xbf];
    expect(decodeText(join(mark, mark, '{"a": 1}'))).toEqual({ text: '{"a": 1}' });
    expect(decodeText(join([0xff, 0xfe, 0xff, 0xfe], utf16('a')))).toEqual({ text: 'a' });
  });

  it('A long text in windows-1252 is read to its end', () => {
    const bytes = join(...Array.from({ length: 2_000 }, () => DOOR_1252));
    expect(decodeText(bytes)).toEqual({ text: DOOR.repeat(2_000) });
  });
});

describe('A text that no rule can read', () => {
  it.each<[string, readonly number[]]>([
    ['Chinese in Big5', [0xb3, 0x6f, 0xac, 0x4f, 0xb7, 0x73, 0xbb, 0x44, 0xa1, 0x43]],
    ['Chinese in GBK', [0xd0, 0xc2, 0xce, 0xc5, 0xca, 0xc7]],
    ['Japanese in Shift JIS', [0x93, 0xfa, 0x96, 0x7b, 0x82, 0xcc, 0x81, 0x42]],
    ['Korean in EUC-KR', [0xbe, 0xc8, 0xb3, 0xe7, 0xc7, 0xcf]],
    ['Russian in windows-1251', [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]],
    ['Russian in KOI8-R', [0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]],
    ['an apostrophe of Mac OS', [0x64, 0x6f, 0x6e, 0xd5, 0x74]],
    ['a word of MS-DOS', [0x63, 0x61, 0x66, 0x82]],
    ['UTF-8 and a broken byte', [0x43, 0x61, 0x66, 0xc3, 0xa9, 0x20, 0xe9]],
    ['UTF-8 that is cut off in a character', [0x2d, 0xe2, 0x80]],
    ['a byte that windows-1252 lacks', [0x63, 0x9d, 0x63]],
    ['a currency sign', [0x31, 0xa4]],
  ])('English with %s is refused, and nothing is guessed', (_, bytes) => {
    expect(decodeText(join('The shop opened. ', bytes, ' It closed.'))).toEqual({ charset: '' });
  });

  it('A text is refused by the name that it gives itself', () => {
    expect(decodeText(DOOR_1252, 'text/xml; charset=X-Klingon')).toEqual({ charset: 'x-klingon' });
    const bytes = join(xml(' encoding="IBM850"'), DOOR_1252);
    expect(decodeText(bytes, 'text/xml')).toEqual({ charset: 'ibm850' });
    expect(decodeText(bytes, 'text/xml; charset=cp1252')).toMatchObject({
      text: expect.anything(),
    });
    const utf8Only = 'text/xml; charset=utf-8';
    expect(decodeText(join([0xb3, 0x6f, 0xac, 0x4f]), utf8Only)).toEqual({ charset: 'utf-8' });
    expect(decodeText(join([0xff, 0xfe, 0x41]))).toEqual({ charset: 'utf-16le' });
    expect(decodeText(join([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0]))).toEqual({ charset: 'utf-32' });
    expect(decodeText(join('\x1b$BF|K\\\x1b(B'))).toEqual({ charset: '' });
  });

  it('Prose of Western Europe with all its letters and signs is read without a word', () => {
    const prose =
      'L’été à Ivry : «Ça va ?» – “Où ?” Straße, smørrebrød, œuvre, ¿Qué?, ½ l, 20 °C, £5, 3 €… jäätelö';
    const bytes = Uint8Array.from(prose, (sign) => {
      const at = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'.indexOf(sign);
      return at > 0 || sign === '€' ? at + 0x80 : sign.charCodeAt(0);
    }).map((byte, at) => (prose[at] === ' ' ? 0x20 : byte));
    expect(decodeText(bytes)).toEqual({ text: prose });
  });
});
