import { expect, it } from 'vitest';
import { day, night } from '../../tailwind.config';
import { COVER_PARTS, type CoverPart } from './cover-parts';
import { COVER_COLOURS, coverPath, coverSvg, parseCoverName } from './cover-svg';

const envelope = Array.from({ length: 96 }, (_, index) => (index * 37) % 101);

it('the colours of a cover’s file are the design tokens of both themes', () => {
  for (const [name, { day: light, night: dark }] of Object.entries(COVER_COLOURS))
    expect([light, dark]).toEqual([day[name as 'gold'], night[name as 'gold']]);
});

it('the address of a composed cover changes with its sound and its part, and names its lesson', () => {
  const path = coverPath('units', 'a-better-night', { part: 'moon', envelope });
  const others = [
    coverPath('units', 'a-better-night', { part: 'moon', envelope: [1, ...envelope] }),
    coverPath('units', 'a-better-night', { part: 'clock', envelope }),
  ];
  expect(new Set([path, ...others]).size).toBe(3);
  expect(parseCoverName(path.split('/').at(-1) ?? '')).toBe('a-better-night');
});

it.each(['../x.abc.svg', 'a.svg', 'a.3.abc.svg', 'a.abc.png'])(
  'the name "%s" is not that of a cover',
  (name) => {
    expect(parseCoverName(name)).toBeNull();
  },
);

it('covers composed of the same part differ by the sound of their lessons', () => {
  const other = envelope.map((peak) => 100 - peak);
  expect(coverSvg({ part: 'train', envelope })).toBe(coverSvg({ part: 'train', envelope }));
  expect(coverSvg({ part: 'train', envelope })).not.toBe(
    coverSvg({ part: 'train', envelope: other }),
  );
});

it('the paths of a composed cover hold finite numbers, even for an empty or invalid envelope', () => {
  for (const part of Object.keys(COVER_PARTS) as CoverPart[])
    for (const peaks of [[], [500, -3], envelope])
      expect(coverSvg({ part, envelope: peaks })).not.toMatch(/NaN|Infinity|undefined/);
});
