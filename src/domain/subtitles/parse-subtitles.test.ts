import { describe, expect, it } from 'vitest';
import { decodeSubtitles } from './decode-subtitles';
import { parseSubtitles } from './parse-subtitles';
import { formatTime, parseTime } from './parse-times';
import { MAX_LINES, MAX_SUBTITLE_BYTES } from './subtitle-file';
import { lingering, writeVtt } from './write-vtt';

const MINUTE = 60_000;
const parse = (text: string) => parseSubtitles(text, MINUTE);
const cue = (from: number, to: number, text = 'Tea') =>
  `00:00:${String(from).padStart(2, '0')}.000 --> 00:00:${String(to).padStart(2, '0')}.000\n${text}`;
const vtt = (...cues: string[]) => `WEBVTT\n\n${cues.join('\n\n')}\n`;
const bytes = (text: string) => new TextEncoder().encode(text);

describe('A subtitle file', () => {
  it('WebVTT with names, comments, styles, settings and markup is read as plain text', () => {
    const text = `WEBVTT - a film\nKind: captions\n\nNOTE\nnot shown --> at all\n\nSTYLE\n::cue { color: red }\n
intro\n00:01.000 --> 00:02.500 line:0 align:start\n<v Mei><b>More</b> tea &amp; &lt;cake&gt;\n&nbsp;please\n`;
    expect(parse(text)).toEqual({
      cues: [{ startMs: 1000, endMs: 2500, texts: ['More tea & <cake>', 'please'], fileLine: 11 }],
      problems: [],
    });
  });

  it('SRT with a byte order mark, carriage returns and commas in its times is read', () => {
    const text =
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\n{\\an8}<i>茶</i>\r\n\r\n2\r\n00:00:02,000 --> 00:00:03,000\r\n飯\r\n';
    expect(parse(text)).toMatchObject({
      cues: [
        { startMs: 1000, endMs: 2000, texts: ['茶'], fileLine: 2 },
        { startMs: 2000, endMs: 3000, texts: ['飯'], fileLine: 6 },
      ],
      problems: [],
    });
  });

  it.each([
    ['empty', '', 1, 'empty'],
    ['blank', ' \n\n\t\n', 1, 'empty'],
    ['a head alone', 'WEBVTT\n\nNOTE nothing\n', 1, 'empty'],
    ['another kind of file', 'PK\u0003\u0004 zip', 1, 'format'],
    ['a page', '<!doctype html>\n<script>alert(1)</script>', 1, 'format'],
    ['without a blank line after its head', `WEBVTT\n${cue(1, 2)}`, 2, 'blankLine'],
    ['without a blank line between cues', vtt(`${cue(1, 2)}\n${cue(3, 4)}`), 5, 'blankLine'],
    ['with a time that is none', vtt(cue(1, 2), '00:00:0x.000 --> 00:00:09.000\nTea'), 6, 'times'],
    ['with 75 seconds', vtt('00:00:75.000 --> 00:01:20.000\nTea'), 3, 'times'],
    ['with text alone', vtt(cue(1, 2), 'Tea\nand cake'), 7, 'times'],
    [
      'with a cue without text',
      vtt(cue(1, 2), '00:00:03.000 --> 00:00:04.000\n<b></b>'),
      6,
      'noText',
    ],
    ['with a control character', vtt(cue(1, 2, 'Te\u0000a')), 4, 'unprintable'],
    ['with text that turns around', vtt(cue(1, 2, '\u202eaeT')), 4, 'unprintable'],
    ['with a text of 301 letters', vtt(cue(1, 2, 'a'.repeat(301))), 4, 'textTooLong'],
    ['with an end before its start', vtt(cue(5, 4)), 3, 'tooShort'],
    ['with cues out of order', vtt(cue(5, 6), cue(1, 2)), 6, 'order'],
    ['with cues that overlap', vtt(cue(1, 4), cue(3, 6)), 6, 'overlap'],
    ['with a cue after the end', vtt(cue(1, 2), '00:59.000 --> 01:00.001\nTea'), 6, 'beyondEnd'],
  ])('A file %s is refused with the line of the file', (_name, text, fileLine, fault) => {
    expect(parse(text).problems).toEqual([{ fileLine, fault }]);
  });

  it.each([
    ['a number', 'Don&#39;t go', "Don't go"],
    ['a number with zeros', 'Don&#0039;t go', "Don't go"],
    ['a number of base 16', 'Don&#x2019;t go', 'Don’t go'],
    ['a number of Windows-1252', 'Don&#146;t go', 'Don’t go'],
    ['a character beyond the first plane', '&#128512; &#X1F600;', '😀 😀'],
    [
      'a long name',
      'Caf&eacute; &lsquo;Mei&rsquo;&hellip; &frac12; &AMP; &apos;',
      "Café ‘Mei’… ½ & '",
    ],
    ['blanks', 'a&nbsp;b&emsp;c&#10;d', 'a b c d'],
    ['what shows nothing', 'a&shy;b&lrm;c&zwnj;d&#8203;e', 'abcde'],
    ['a reference to a reference', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['a name without its end', '&copy 2026, R&D, AT&T', '&copy 2026, R&D, AT&T'],
  ])('References of HTML are read in both formats: %s', (_name, text, read) => {
    for (const file of [vtt(cue(1, 2, text)), cue(1, 2, text)])
      expect(parse(file)).toMatchObject({ cues: [{ texts: [read] }], problems: [] });
  });

  it.each([
    'R&x; D',
    '&Eacut;',
    '&#0;',
    '&#xd800;',
    '&#1114112;',
    '&#99999999999;',
    '&#39 go',
    '&#x;',
  ])('A reference to no character is a problem of its line: %s', (text) => {
    for (const [file, fileLine] of [
      [vtt(cue(1, 2, `Tea\n${text}`)), 5],
      [cue(1, 2, text), 2],
    ] as const)
      expect(parse(file).problems).toEqual([
        { fileLine, fault: text.includes('d800') ? 'unprintable' : 'reference' },
      ]);
  });

  it('A reference to a character that cannot be shown is a problem, as the character itself is', () => {
    expect(parse(vtt(cue(1, 2, 'Te&#8238;a'))).problems).toEqual([
      { fileLine: 4, fault: 'unprintable' },
    ]);
  });

  it.each([
    'If 5 < 6 and 7 > 3, stop.',
    '<今天的新聞> 大家好',
    '<sighs> I know.',
    'I <3 you. Is x > y?',
    '111 << 222 >> 333',
    '{music} Hello {there}',
    'a < b > c',
  ])(
    'Words between brackets stay in SRT and are a problem of WebVTT, if it has a <: %s',
    (text) => {
      expect(parse(cue(1, 2, text))).toMatchObject({ cues: [{ texts: [text] }], problems: [] });
      const problems = text.includes('<') ? [{ fileLine: 4, fault: 'markup' }] : [];
      expect(parse(vtt(cue(1, 2, text))).problems).toEqual(problems);
    },
  );

  it('Tags of the two formats are taken off, and nothing beside them', () => {
    const text =
      '<i>I</i> <B>am</B> <c.red.big>here</c><00:00:01.500>, <v.loud Mei Lin><lang en-GB>you</lang></v> <u>are</u> <font color="#fff" size=3>there</font>';
    for (const file of [vtt(cue(1, 2, text)), cue(1, 2, text)])
      expect(parse(file)).toMatchObject({
        cues: [{ texts: ['I am here, you are there'] }],
        problems: [],
      });
    expect(parse(cue(1, 2, '{b}Tea{/b} {\\i1}now{\\i0}')).cues[0]?.texts).toEqual(['Tea now']);
  });

  it.each(['<ruby>漢<rt>kan</rt></ruby> is a word', '<ruby>漢<rt>kan</ruby> is a word'])(
    'A reading above a word stands behind it in brackets: %s',
    (text) => {
      expect(parse(vtt(cue(1, 2, text))).cues[0]?.texts).toEqual(['漢 (kan) is a word']);
    },
  );

  it.each([
    '{/an8}Hello there.',
    '{an8}Hello there.',
    '{\\an8 Hello there.',
    'Hello\\Nthere.',
    'Hello\\hthere.',
    '<i>Hello there.</i',
    '<font color=red Hello there.',
    'Hello<br/>there.',
    '<span class="x">Hello</span>',
  ])('Markup of neither format is a problem of its line: %s', (text) => {
    expect(parse(cue(1, 2, text)).problems).toEqual([{ fileLine: 2, fault: 'markup' }]);
    expect(parse(vtt(cue(1, 2, text))).problems).toEqual([{ fileLine: 4, fault: 'markup' }]);
  });

  it('Characters without width are not part of a text', () => {
    expect(parse(cue(1, 2, 'Hel\u200blo \ufeffthere\u00ad.')).cues[0]?.texts).toEqual([
      'Hello there.',
    ]);
    expect(parse(cue(1, 2, '\u200b\ufeff')).problems).toEqual([{ fileLine: 1, fault: 'noText' }]);
  });

  it('Times that count from a moment of a stream are a problem of the line that says so', () => {
    const file = (map: string) => `WEBVTT\nX-TIMESTAMP-MAP=${map}\n\n${cue(1, 2)}\n`;
    for (const map of ['MPEGTS:900000,LOCAL:00:00:00.000', 'LOCAL:00:00:00.000,MPEGTS:900000', ''])
      expect(parse(file(map)).problems).toEqual([{ fileLine: 2, fault: 'timestampMap' }]);
    for (const map of ['MPEGTS:0,LOCAL:00:00:00.000', 'LOCAL:00:00:10.000,MPEGTS:900000'])
      expect(parse(file(map)).problems).toEqual([]);
  });

  it('Every problem of a file is named in the order of the file', () => {
    const text = vtt(cue(1, 3), cue(2, 4), 'x', cue(5, 6, '<i></i>'), cue(7, 7));
    expect(parse(text).problems).toEqual([
      { fileLine: 6, fault: 'overlap' },
      { fileLine: 9, fault: 'times' },
      { fileLine: 11, fault: 'noText' },
      { fileLine: 14, fault: 'tooShort' },
    ]);
  });

  it('More cues than a video may have, and half a megabyte of brackets, are refused in no time', () => {
    const many = Array.from({ length: MAX_LINES + 1 }, () => cue(1, 2));
    expect(parse(vtt(...many)).problems).toMatchObject([{ fault: 'tooMany' }]);
    const since = performance.now();
    for (const filler of ['<', '{\\', '&a', '-->', '\n\n1', ' '])
      parse(vtt(cue(1, 2, filler.repeat(MAX_SUBTITLE_BYTES / filler.length))));
    expect(performance.now() - since).toBeLessThan(5000);
  });

  it('A file in UTF-8 or UTF-16 is decoded; one in Big5 is refused with its first unreadable line', () => {
    expect(decodeSubtitles(bytes('茶'))).toEqual({ text: '茶' });
    expect(decodeSubtitles(new Uint8Array([0xff, 0xfe, 0x36, 0x83]))).toEqual({ text: '茶' });
    expect(decodeSubtitles(new Uint8Array([0xfe, 0xff, 0x83, 0x36]))).toEqual({ text: '茶' });
    const big5 = new Uint8Array([...bytes(vtt(cue(1, 2))), 0xaf, 0xf9]);
    expect(decodeSubtitles(big5)).toEqual({ problem: { fileLine: 5, fault: 'encoding' } });
    const large = new Uint8Array(MAX_SUBTITLE_BYTES + 1);
    expect(decodeSubtitles(large)).toEqual({ problem: { fileLine: 1, fault: 'tooLarge' } });
  });

  it('Written subtitles are parsed back unchanged, with any text', () => {
    const texts = ['Tea & <rain>', '&lt;b&gt;', '茶\nTea', 'a < b > c'];
    const cues = texts.map((text, index) => {
      const startMs = index * 1000;
      return { startMs, endMs: startMs + 1000, text };
    });
    const { cues: read, problems } = parse(writeVtt(cues));
    expect(problems).toEqual([]);
    expect(read.map(({ texts: lines }) => lines.join('\n'))).toEqual(texts);
    expect(read.map(({ startMs, endMs }) => [startMs, endMs])).toEqual(
      cues.map(({ startMs, endMs }) => [startMs, endMs]),
    );
  });

  it('A shown subtitle stays for half a second, and never into the next one', () => {
    const times = [
      { startMs: 0, endMs: 1000 },
      { startMs: 1200, endMs: 2000 },
      { startMs: 5000, endMs: 6000 },
    ];
    expect(lingering(times).map(({ endMs }) => endMs)).toEqual([1200, 2500, 6500]);
  });

  it('A typed time is parsed to the millisecond, and other forms are rejected', () => {
    expect(parseTime(' 1:02.340 ')).toBe(62_340);
    expect(parseTime('1:00:00,001')).toBe(3_600_001);
    for (const text of ['', '12', '0:61.000', '0:01', '-0:01.000', '0:01.0000'])
      expect(parseTime(text), text).toBeNull();
    expect([0, 62_340, 599_999].map(formatTime)).toEqual(['0:00.000', '1:02.340', '9:59.999']);
  });
});
