import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { COVER_COLOURS } from '~/lib/cover-svg';
import { UNIT_DRAWINGS } from './units';
import { VIDEO_DRAWINGS } from './videos';
import { VOICE_DRAWINGS } from './voice-lessons';

const REGISTERED = {
  units: UNIT_DRAWINGS,
  videos: VIDEO_DRAWINGS,
  'voice-lessons': VOICE_DRAWINGS,
} as const;
type Kind = keyof typeof REGISTERED;
const KINDS = Object.keys(REGISTERED) as Kind[];

const listSlugs = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
const DRAWINGS = KINDS.flatMap((kind) =>
  listSlugs(join(import.meta.dirname, kind), '.svg').map((slug) => ({
    name: `${kind}/${slug}`,
    svg: readFileSync(join(import.meta.dirname, kind, `${slug}.svg`), 'utf8'),
  })),
);

/** The drawing without its comment. */
const strokes = (svg: string) => svg.replace(/<!--.*?-->/gs, '').replace(/\s+/g, ' ');

/** Width of the empty margin on every side of a drawing of 240 × 160. */
const MARGIN = 4;
const MAX_BYTES = 2500;

describe('The drawings of the covers', () => {
  it.each(KINDS)('Every lesson of prisma/content/%s has its own drawing, and is listed', (kind) => {
    const lessons = listSlugs(join('prisma', 'content', kind), '.json');
    expect(listSlugs(join(import.meta.dirname, kind), '.svg')).toEqual(lessons);
    expect([...REGISTERED[kind].keys()].sort()).toEqual(lessons);
  });

  it('No two drawings are the same, and each says in a comment what it shows', () => {
    expect(new Set(DRAWINGS.map(({ svg }) => strokes(svg))).size).toBe(DRAWINGS.length);
    const comments = DRAWINGS.map(({ svg }) => /<!-- (.{20,}?) -->/.exec(svg)?.[1]);
    expect(new Set(comments.filter(Boolean)).size).toBe(DRAWINGS.length);
  });

  it.each(DRAWINGS)(
    'The drawing $name has the two inks and the paper only, both by day and night',
    ({ svg }) => {
      const { ink, gold, sunken } = COVER_COLOURS;
      const allowed = [ink, gold, sunken].flatMap(({ day, night }) => [day, night]);
      const used = new Set(svg.match(/#[0-9a-f]{3,8}\b/g));
      expect([...used].filter((colour) => !(allowed as string[]).includes(colour))).toEqual([]);
      expect(svg).toContain(`.i{stroke:${ink.day}}.g{stroke:${gold.day}}`);
      expect(svg).toContain(`.i{stroke:${ink.night}}.g{stroke:${gold.night}}`);
      expect(svg).toMatch(/<g class="i">/);
      expect(svg).toMatch(/<g class="g">/);
      expect(strokes(svg).match(/ (fill|stroke|style|opacity)="(?!none")[^"]*"/)).toBeNull();
    },
  );

  it.each(DRAWINGS)(
    'The drawing $name is small, of lines of one width, and loads nothing',
    ({ svg }) => {
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAX_BYTES);
      expect(svg.match(/stroke-width="[^"]*"/g)).toEqual(['stroke-width="2"']);
      expect(svg).not.toMatch(/<(text|image|script|use|foreignObject)|href|url\(/);
    },
  );

  it.each(DRAWINGS)('The drawing $name is valid, and stays clear of its edges', async ({ svg }) => {
    const { data, info } = await sharp(Buffer.from(svg))
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([240, 160]);
    const isNearEdge = (x: number, y: number) =>
      Math.min(x, y, info.width - 1 - x, info.height - 1 - y) < MARGIN;
    const drawn = Array.from(data.entries()).filter(([, alpha]) => alpha > 128);
    const parts = drawn.length / data.length;
    expect(parts).toBeGreaterThan(0.02);
    expect(
      drawn.filter(([at]) => isNearEdge(at % info.width, Math.floor(at / info.width))),
    ).toEqual([]);
  });
});
