import {
  COVER_HEIGHT,
  COVER_WIDTH,
  type CoverSetting,
  coverPeaks,
  coverStrokes,
} from './cover-strokes';
import { waveformPath } from './waveform-path';

export interface CoverDrawing {
  /** Peaks 0–100 of the lesson's own audio. */
  envelope: readonly number[];
  /** Number of rows in which the waveform is set, like a column of print. */
  rows: number;
  /** Another layout than rows. */
  setting?: CoverSetting;
}

/** Colours of the strokes, by day and by night: those of the design tokens, which a file cannot read. */
export const COVER_COLOURS = {
  gold: { day: '#a68a56', night: '#cdb27c' },
  'on-cover': { day: '#f6f3ec', night: '#f6f3ec' },
} as const;

const STYLE = `<style>path{fill:none;stroke:${COVER_COLOURS.gold.day};stroke-linecap:round;stroke-linejoin:round}@media screen and (prefers-color-scheme:dark){path{stroke:${COVER_COLOURS.gold.night}}}.b{stroke:${COVER_COLOURS['on-cover'].day}}.t{vector-effect:non-scaling-stroke}</style>`;

const PRINT_WIDTH = 600;
const ROW = 100;
const PEAKS_PER_ROW = 40;

/** The file of a cover: an SVG of its strokes on a transparent ground. A setting fills its box and is
 *  cropped; rows are stretched to it. */
export function coverSvg({ envelope, rows, setting }: CoverDrawing): string {
  if (setting)
    return svg(
      `viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" preserveAspectRatio="xMidYMid slice"`,
      coverStrokes(setting, envelope).map(({ path, weight, thin, opacity, second }) =>
        stroke(path, weight, opacity, [second && 'b', thin && 't']),
      ),
    );
  const peaks = coverPeaks(envelope, rows * PEAKS_PER_ROW).map((peak) => 100 * peak);
  return svg(
    `viewBox="0 0 ${PRINT_WIDTH} ${rows * ROW}" preserveAspectRatio="none"`,
    Array.from({ length: rows }, (_, row) =>
      stroke(
        waveformPath(
          peaks.slice(row * PEAKS_PER_ROW, (row + 1) * PEAKS_PER_ROW),
          PRINT_WIDTH,
          ROW * 0.86,
          { x: 0, y: row * ROW + ROW * 0.07 },
        ),
        row === 0 ? 2.25 : 1.5,
        1 - row * (0.6 / rows),
        ['t'],
      ),
    ),
  );
}

const svg = (box: string, strokes: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${STYLE}${strokes.join('')}</svg>`;

function stroke(
  path: string,
  weight: number,
  opacity: number,
  classes: (string | false | undefined)[],
) {
  const names = classes.filter(Boolean).join(' ');
  return `<path${names && ` class="${names}"`} stroke-width="${weight}"${opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : ''} d="${path}"/>`;
}

/** Kinds of lessons with a cover, as in the addresses of the files. */
type CoverKind = 'units' | 'voice';

/** Address of a cover's file. It changes with the drawing, so that browsers may keep it for good. */
export function coverPath(kind: CoverKind, slug: string, drawing: CoverDrawing): string {
  return `/media/covers/${kind}/${slug}.${drawing.rows}.${coverVersion(drawing)}.svg`;
}

/** The parts of a cover's address; null for another one. */
export function parseCoverName(name: string): { slug: string; rows: number } | null {
  const [, slug, rows] = /^([a-z0-9-]{1,80})\.([1-9])\.[a-z0-9]+\.svg$/.exec(name) ?? [];
  return slug && rows ? { slug, rows: Number(rows) } : null;
}

/** A short hash (FNV-1a, 32 bits) of what is drawn. */
function coverVersion({ envelope, rows, setting }: CoverDrawing): string {
  let hash = 0x811c9dc5;
  for (const character of `${DRAWING_VERSION} ${setting} ${rows} ${envelope.join()}`)
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Counts the changes of this file and of `cover-strokes` that change what is drawn. */
const DRAWING_VERSION = 1;
