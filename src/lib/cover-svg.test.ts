import { expect, it } from 'vitest';
import { day, night } from '../../tailwind.config';
import { COVER_COLOURS, coverPath, coverSvg, parseCoverName } from './cover-svg';

const envelope = Array.from({ length: 96 }, (_, index) => (index * 37) % 101);

it('the colours of a cover’s file are the design tokens of both themes', () => {
  for (const [name, { day: light, night: dark }] of Object.entries(COVER_COLOURS))
    expect([light, dark]).toEqual([day[name as 'gold'], night[name as 'gold']]);
});

it('the address of a cover changes with its waveform, its setting and its rows, and names its lesson', () => {
  const path = coverPath('units', 'a-better-night', { envelope, rows: 3 });
  const others = [
    coverPath('units', 'a-better-night', { envelope: [1, ...envelope], rows: 3 }),
    coverPath('units', 'a-better-night', { envelope, rows: 5 }),
    coverPath('units', 'a-better-night', { envelope, rows: 3, setting: 'orbit' }),
  ];
  expect(new Set([path, ...others]).size).toBe(4);
  expect(parseCoverName(path.split('/').at(-1) ?? '')).toEqual({ slug: 'a-better-night', rows: 3 });
});

it.each(['../x.3.abc.svg', 'a.0.abc.svg', 'a.3.svg', 'a.3.abc.png'])(
  'the name "%s" is not that of a cover',
  (name) => {
    expect(parseCoverName(name)).toBeNull();
  },
);

it('a cover of rows has a stroke for each row, and a setting its own strokes', () => {
  const count = (svg: string) => svg.match(/<path /g)?.length;
  expect(count(coverSvg({ envelope, rows: 5 }))).toBe(5);
  expect(count(coverSvg({ envelope, rows: 3, setting: 'breath' }))).toBe(4);
});
