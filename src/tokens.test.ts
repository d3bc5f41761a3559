import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import tailwind, { day, night } from '../tailwind.config';
import { type Colour, MIN_CONTRAST, SEEN_ON, TEXT_ON } from './features/gallery/colour-pairs';
import { blend, contrast } from './lib/contrast';

const papers = { day, night };
const known = new Set<string>([...Object.values(day), ...Object.values(night)]);
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => ({ name, text: readFileSync(`src/${name}`, 'utf8') }));

/** Two flags have their nations' colours. */
const NATIONS = 'components/ui/flags.tsx';
/** Drawn where no style sheet is: they repeat the tokens' values. */
const WITHOUT_SHEET = [
  'app/global-error.tsx',
  'app/[locale]/layout.tsx',
  'app/_seo/share-image.tsx',
];

const RAW = /#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgb|hsl|oklch|lab)a?\([^)]*\)/gi;
/** Names that Tailwind has and we have not, as in `text-gray-500`. */
const FOREIGN =
  /(?<![\w-])(?:bg|text|border|stroke|fill|outline|ring|decoration)-(?:white|black|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d+)/g;
/** What a token says: radii, shadows, speeds, and the widths that have a name. */
const SAID_BY_TOKEN =
  /(?<![\w-])(?:rounded(?:-\w+)?|shadow|duration|ease)-\[[^\]]+\]|max-w-\[(?:1200px|34em|440px)\]|h-\[(?:60|18)px\]/g;

const finds = (pattern: RegExp, skipped: readonly string[] = []) =>
  sources
    .filter(({ name }) => !skipped.includes(name))
    .flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([raw]) => `${name}: ${raw}`));

describe('colours have names', () => {
  it('no component writes a colour of its own', () => {
    expect(finds(RAW, [NATIONS, ...WITHOUT_SHEET])).toEqual([]);
  });

  it('where no style sheet is, the colours are the tokens’', () => {
    const written = sources
      .filter(({ name }) => WITHOUT_SHEET.includes(name))
      .flatMap(({ text }) => text.match(RAW) ?? []);
    expect(written).not.toHaveLength(0);
    expect(written.filter((colour) => !known.has(colour))).toEqual([]);
  });

  it('no component names a colour, radius, shadow, speed or width beside the tokens', () => {
    expect(finds(FOREIGN)).toEqual([]);
    expect(finds(SAID_BY_TOKEN)).toEqual([]);
  });

  it('the brand’s gold and blue are the specified ones', () => {
    expect([day.gold, day.ink]).toEqual(['#a68a56', '#032f9f']);
  });
});

describe('the widths, sizes and measures', () => {
  const { screens, fontSize, borderRadius, extend } = tailwind.theme;
  it('pages change above the five specified widths', () => {
    const below = Object.values(screens).map((width) => Number.parseInt(width, 10) - 1);
    expect(below).toEqual([419, 575, 767, 991, 1199]);
  });

  it('print grows by a quarter from one size to the next', () => {
    const sizes = Object.values(fontSize).map(([size]) => Number.parseFloat(String(size)) * 16);
    const growing = sizes.slice(2);
    for (const [at, size] of growing.slice(1).entries())
      expect(size / growing[at]!).toBeCloseTo(1.25, 1);
  });

  it('there are two radii, and moves take 120 to 220 ms', () => {
    expect(Object.values(borderRadius)).toEqual(['0', '2px', '999px']);
    expect(Object.values(extend.transitionDuration)).toEqual(['120ms', '160ms', '220ms']);
  });
});

const pairs = (on: typeof TEXT_ON) =>
  (Object.entries(on) as [Colour, readonly Colour[]][]).flatMap(([ground, colours]) =>
    colours.map((colour) => ({ ground, colour })),
  );

describe.each(Object.entries(papers))('by %s', (_, paper) => {
  it('what is read stands out by 4.5', () => {
    const weak = pairs(TEXT_ON)
      .map(({ ground, colour }) => ({ ground, colour, is: contrast(paper[colour], paper[ground]) }))
      .filter(({ is }) => is < MIN_CONTRAST.text);
    expect(weak).toEqual([]);
  });

  it('large print, edges and the focus stand out by 3', () => {
    const weak = pairs(SEEN_ON)
      .map(({ ground, colour }) => ({ ground, colour, is: contrast(paper[colour], paper[ground]) }))
      .filter(({ is }) => is < MIN_CONTRAST.seen);
    expect(weak).toEqual([]);
  });

  it('a dangerous button stays readable under the pointer', () => {
    for (const ground of ['paper', 'raised', 'sunken'] as const)
      expect(
        contrast(paper.again, blend(paper[ground], paper.again, 0.1)),
        ground,
      ).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
  });
});

it('whatever sets print on a ground of its own uses a measured pair', () => {
  const names = Object.keys(day)
    .sort((a, b) => b.length - a.length)
    .join('|');
  const token = (kind: string) => new RegExp(`(?<![\\w:-])${kind}-(${names})(?![\\w/-])`);
  const used = sources.flatMap(({ text }) => [...text.matchAll(/(["'`])([^"'`\n]*)\1/g)]);
  const unknown = used.flatMap(([, , classes = '']) => {
    const ground = token('bg').exec(classes)?.[1] as Colour | undefined;
    const colour = token('text').exec(classes)?.[1] as Colour | undefined;
    // A box that takes another ground when it is ticked.
    const turns = classes.includes('data-[state=checked]:bg-');
    if (!ground || !colour || turns || TEXT_ON[ground]?.includes(colour)) return [];
    return [`text-${colour} on bg-${ground}`];
  });
  expect(unknown).toEqual([]);
});
