import { COVER_PARTS, type CoverPart } from './cover-parts';
import { resample, waveformPath } from './waveform-path';

export interface CoverComposition {
  part: CoverPart;
  /** Peaks 0–100 of the lesson's own audio. */
  envelope: readonly number[];
}

/** Colours of the inks and of the paper, by day and by night: those of the design tokens, which a file cannot
 *  read. The drawings in `src/components/drawings/covers` have the same. */
export const COVER_COLOURS = {
  ink: { day: '#032f9f', night: '#8fa8ff' },
  gold: { day: '#a68a56', night: '#cdb27c' },
  sunken: { day: '#f3f0e9', night: '#090d1a' },
} as const;

const { ink, gold } = COVER_COLOURS;
const STYLE = `<style>.i{stroke:${ink.day}}.g{stroke:${gold.day}}@media screen and (prefers-color-scheme:dark){.i{stroke:${ink.night}}.g{stroke:${gold.night}}}</style>`;

const SOUND = { width: 192, height: 30, swings: 48, x: 24, y: 121 };
/** Exponent that emphasises the pauses: perceived loudness alone looks flat. */
const CONTRAST = 1.9;

/** The cover of a lesson without a drawing of its own: one object, and the waveform of its sound below it,
 *  which is unique to the lesson. An SVG on a transparent ground. */
export function coverSvg({ part, envelope }: CoverComposition): string {
  const peaks = resample(envelope, SOUND.swings).map(
    (peak) => 100 * (Math.min(100, Math.max(0, peak)) / 100) ** CONTRAST,
  );
  const sound = waveformPath(peaks, SOUND.width, SOUND.height, SOUND);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160" viewBox="0 0 240 160" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${STYLE}<path class="i" d="${COVER_PARTS[part].ink}"/><path class="g" d="${COVER_PARTS[part].gold}"/><path class="g" d="${sound}"/></svg>`;
}

/** Kinds of lessons with a cover, as in the addresses of the files. */
export type CoverKind = 'units' | 'voice-lessons' | 'videos';

/** Address of a composed cover. It changes with the drawing, so that browsers may cache it for ever. */
export function coverPath(kind: CoverKind, slug: string, composition: CoverComposition): string {
  return `/media/covers/${kind}/${slug}.${coverVersion(composition)}.svg`;
}

/** The lesson whose cover an address names; null for any other address. */
export function parseCoverName(name: string): string | null {
  return /^([a-z0-9-]{1,80})\.[a-z0-9]+\.svg$/.exec(name)?.[1] ?? null;
}

/** A short hash (FNV-1a, 32 bits) of the drawing's inputs. */
function coverVersion({ part, envelope }: CoverComposition): string {
  let hash = 0x811c9dc5;
  for (const character of `${DRAWING_VERSION} ${part} ${envelope.join()}`)
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Version of the drawing; increment it with changes of this file and of `cover-parts` that alter it. */
const DRAWING_VERSION = 2;
