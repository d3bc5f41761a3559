import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import tailwind, { day, night } from '../tailwind.config';
import { type Colour, MIN_CONTRAST, SEEN_ON, TEXT_ON } from './features/gallery/colour-pairs';
import { blend, contrast } from './lib/contrast';

const themes = { day, night };
const known = new Set<string>([...Object.values(day), ...Object.values(night)]);
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => ({ name, text: readFileSync(`src/${name}`, 'utf8') }));

/** Exception: flags have the colours of their nations. */
const FLAGS = 'components/ui/flags.tsx';
/** Files that are drawn without a style sheet and repeat the tokens' values. */
const WITHOUT_SHEET = [
  'app/global-error.tsx',
  'app/[locale]/layout.tsx',
  'app/_seo/share-image.tsx',
];

const RAW = /#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgb|hsl|oklch|lab)a?\([^)]*\)/gi;
/** Tailwind's colour names that are not ours, as in `text-gray-500`. */
const FOREIGN =
  /(?<![\w-])(?:bg|text|border|stroke|fill|outline|ring|decoration)-(?:white|black|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d+)/g;
/** Arbitrary values that repeat a token: radii, shadows, speeds, and named widths. */
const ARBITRARY_VALUE =
  /(?<![\w-])(?:rounded(?:-\w+)?|shadow|duration|ease)-\[[^\]]+\]|max-w-\[(?:1200px|34em|440px)\]|h-\[(?:60|18)px\]/g;

const findMatches = (pattern: RegExp, skipped: readonly string[] = []) =>
  sources
    .filter(({ name }) => !skipped.includes(name))
    .flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([raw]) => `${name}: ${raw}`));

describe('Colours', () => {
  it('No component has a literal colour', () => {
    expect(findMatches(RAW, [FLAGS, ...WITHOUT_SHEET])).toEqual([]);
  });

  it('Files without a style sheet use only colours of the tokens', () => {
    const literals = sources
      .filter(({ name }) => WITHOUT_SHEET.includes(name))
      .flatMap(({ text }) => text.match(RAW) ?? []);
    expect(literals).not.toHaveLength(0);
    expect(literals.filter((colour) => !known.has(colour))).toEqual([]);
  });

  it('No component uses a colour, radius, shadow, speed or width that is not a token', () => {
    expect(findMatches(FOREIGN)).toEqual([]);
    expect(findMatches(ARBITRARY_VALUE)).toEqual([]);
  });

  it('The brand’s gold and blue are the specified ones', () => {
    expect([day.gold, day.ink]).toEqual(['#a68a56', '#032f9f']);
  });
});

describe('Widths, sizes and durations', () => {
  const { screens, fontSize, borderRadius, extend } = tailwind.theme;
  it('The five breakpoints are the specified ones', () => {
    const below = Object.values(screens).map((width) => Number.parseInt(width, 10) - 1);
    expect(below).toEqual([419, 575, 767, 991, 1199]);
  });

  it('Each font size is a quarter larger than the one before', () => {
    const sizes = Object.values(fontSize).map(([size]) => Number.parseFloat(String(size)) * 16);
    const growing = sizes.slice(2);
    for (const [index, size] of growing.slice(1).entries())
      expect(size / growing[index]!).toBeCloseTo(1.25, 1);
  });

  it('There are two radii, and transitions take 120 to 220 ms', () => {
    expect(Object.values(borderRadius)).toEqual(['0', '2px', '999px']);
    expect(Object.values(extend.transitionDuration)).toEqual(['120ms', '160ms', '220ms']);
  });
});

const pairs = (on: typeof TEXT_ON) =>
  (Object.entries(on) as [Colour, readonly Colour[]][]).flatMap(([ground, colours]) =>
    colours.map((colour) => ({ ground, colour })),
  );

describe.each(Object.entries(themes))('Contrast by %s', (name, theme) => {
  it(`Texts have a contrast of at least 4.5 by ${name}`, () => {
    const weak = pairs(TEXT_ON)
      .map(({ ground, colour }) => ({ ground, colour, is: contrast(theme[colour], theme[ground]) }))
      .filter(({ is }) => is < MIN_CONTRAST.text);
    expect(weak).toEqual([]);
  });

  it(`Large text, borders and the focus have a contrast of at least 3 by ${name}`, () => {
    const weak = pairs(SEEN_ON)
      .map(({ ground, colour }) => ({ ground, colour, is: contrast(theme[colour], theme[ground]) }))
      .filter(({ is }) => is < MIN_CONTRAST.seen);
    expect(weak).toEqual([]);
  });

  it(`A destructive button has enough contrast under the pointer by ${name}`, () => {
    for (const ground of ['paper', 'raised', 'sunken'] as const)
      expect(
        contrast(theme.again, blend(theme[ground], theme.again, 0.1)),
        ground,
      ).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
  });
});

it('Every combination of text colour and background colour is a measured pair', () => {
  const names = Object.keys(day)
    .sort((a, b) => b.length - a.length)
    .join('|');
  const token = (kind: string) => new RegExp(`(?<![\\w:-])${kind}-(${names})(?![\\w/-])`);
  const used = sources.flatMap(({ text }) => [...text.matchAll(/(["'`])([^"'`\n]*)\1/g)]);
  const unknown = used.flatMap(([, , classes = '']) => {
    const ground = token('bg').exec(classes)?.[1] as Colour | undefined;
    const colour = token('text').exec(classes)?.[1] as Colour | undefined;
    // A checkbox changes its background when checked.
    const changesWhenChecked = classes.includes('data-[state=checked]:bg-');
    if (!ground || !colour || changesWhenChecked || TEXT_ON[ground]?.includes(colour)) return [];
    return [`text-${colour} on bg-${ground}`];
  });
  expect(unknown).toEqual([]);
});
