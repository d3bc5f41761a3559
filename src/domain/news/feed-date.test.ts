import { afterEach, describe, expect, it } from 'vitest';
import { parseFeedDate } from './feed-date';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const FORMS: [string, string | null][] = [
  ['Sat, 21 Nov 2026 00:30:00 +0800', '2026-11-21'],
  ['Fri, 20 Nov 2026 23:30:00 GMT', '2026-11-20'],
  ['20 Nov 2026 23:30 EST', '2026-11-20'],
  ['Fri, 20 Nov 26 23:30:00 JST', '2026-11-20'],
  ['Friday, 20-Nov-1998 08:00:00 CET', '1998-11-20'],
  ['Mon, May 25 2020 04:45:26 +0000', '2020-05-25'],
  ['Sat Nov 21 00:30:00 2026', '2026-11-21'],
  ['Sat Nov 21 00:30:00 CST 2026', '2026-11-21'],
  ['Sat Nov 21 2026 00:30:00 GMT+0800 (Taipei Standard Time)', '2026-11-21'],
  ['November 21st, 2026 at 10:00 PM', '2026-11-21'],
  ['Tue, 3 Sept 2024 10:00:00 BST', '2024-09-03'],
  ['2026-11-20 00:30:00', '2026-11-20'],
  ['2026-11-20T00:30:00+14:00', '2026-11-20'],
  ['2026-11-20T23:59:59.999Z', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['20261120T003000Z', '2026-11-20'],
  ['2026/5/11 10:00', '2026-05-11'],
  ['2026年11月20日 10:00', '2026-11-20'],
  ['２０２６年１１月２０日', '2026-11-20'],
  ['20.11.2026', '2026-11-20'],
  ['11/20/2026 10:00', '2026-11-20'],
  ['11/11/2026', '2026-11-11'],
  ['05/11/2026 10:00', null],
  ['05.11.2026', null],
  ['05-11-2026', null],
  ['dom, 02 ott 2022 10:00:00 +0200', '2022-10-02'],
  ['mar. 3 mars 2026', '2026-03-03'],
  ['sábado, 21 de noviembre de 2026', '2026-11-21'],
  ['Samstag, den 21. März 2026', '2026-03-21'],
  ['1 juillet 2026', '2026-07-01'],
  ['1 juin 2026', '2026-06-01'],
  ['Fri,20 Nov 2026 10:00:00 GMT', '2026-11-20'],
  ['1er novembre 2026', '2026-11-01'],
  ['20th of November 2026', '2026-11-20'],
  ['2026‑11‑20', '2026-11-20'],
  ['20–Nov–2026', '2026-11-20'],
  ['中華民國115年11月20日', '2026-11-20'],
  ['115年11月20日 10:00', '2026-11-20'],
  ['20. januara 2026', '2026-01-20'],
  // November in Finnish, June in Irish: they are unknown names, and not March and May.
  ['20. marraskuuta 2026', null],
  ['20 Meitheamh 2026', null],
  ['20 jui 2026', null],
  ['31 Nov 2026 10:00', null],
  ['2026-02-30', null],
  ['2026-11', null],
  ['20 Nov 08:00:00', null],
  ['Thu, 01 Jan 1970 00:00:00 GMT', null],
  ['1795219200', null],
  ['yesterday', null],
  ['', null],
];

describe('The date of an article', () => {
  it.each(['UTC', 'Asia/Taipei', 'America/Los_Angeles'])(
    'A date is the day as it is written, on a server in %s',
    (zone_) => {
      process.env.TZ = zone_;
      // The clock of this process uses the changed zone.
      expect(new Date('2026-11-20 00:30').getUTCHours()).toBe(
        { UTC: 0, 'Asia/Taipei': 16 }[zone_] ?? 8,
      );
      expect(FORMS.map(([text]) => [text, parseFeedDate(text)?.day ?? null])).toEqual(FORMS);
    },
  );

  it('Dates of one day have the order of their moments, whatever their zones', () => {
    const ordered = [
      'Sat, 21 Nov 2026 00:30:00 +0800',
      '2026-11-20T17:00:00Z',
      '20 Nov 2026 12:30:00 EST',
      'Nov 20, 2026 6:00 pm',
      '2026-11-20T11:00:00-08:00',
    ];
    const times = ordered.map((text) => parseFeedDate(text)!.time);
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });
});
