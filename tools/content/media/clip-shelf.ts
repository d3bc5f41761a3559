import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Clip, clipSchema } from '~/schemas/content';
import { checkClip, SCORER_ID } from '~/server/gateways/speech/check-clip';
import { type ClipLine, record, renderClip, type Take } from '~/server/gateways/speech/render-clip';
import { decodeSound } from './decode-sound';
import type { Studio } from './maker';
import { writeWhole } from './write-whole';

interface Shelf {
  /** Where the clips are served from: `/media/units/<slug>`. */
  folder: string;
  /** Clips of the last run, wherever in the thing they were. */
  known: readonly Clip[];
  /** Which scorer accepted them. */
  scorer: string | null;
}

export interface BroughtClip {
  clip: Clip;
  /** Null when the clip was there already. */
  take: Take | null;
}

/** Where clips that a killed run had finished wait for their manifest. */
const FINISHED = join('.data', 'media-clips');

/** Brings a clip: the one made before from the same source, if its file is there and it is clear to the
 *  present scorer; else a new one. An unclear one is tried again, perhaps with takes that did not exist
 *  before. */
export async function bringClip(
  line: ClipLine,
  studio: Studio,
  shelf: Shelf,
): Promise<BroughtClip> {
  const { root, model } = studio;
  const kept = finishedClip(root, line) ?? keptClip(line, studio, shelf);
  if (kept) return { clip: kept, take: null };
  const take = await record(line, studio);
  const { clip, mp3 } = await renderClip(line, take, { model, folder: shelf.folder });
  writeWhole(soundFile(root, clip), mp3);
  if (!clip.refused)
    writeWhole(finishedFile(root, line), JSON.stringify({ clip, scorer: SCORER_ID }));
  return { clip, take };
}

/** Forgets what waited for a manifest that is written now. */
export function settleClips(root: string, lines: readonly ClipLine[]): void {
  for (const line of lines) rmSync(finishedFile(root, line), { force: true });
}

export const soundFile = (root: string, { path }: Pick<Clip, 'path'>): string =>
  join(root, 'public', path);

const finishedFile = (root: string, { source }: ClipLine) => join(root, FINISHED, `${source}.json`);

function finishedClip(root: string, line: ClipLine): Clip | null {
  const file = finishedFile(root, line);
  if (!existsSync(file)) return null;
  const { clip, scorer } = JSON.parse(readFileSync(file, 'utf8'));
  const parsed = clipSchema.safeParse(clip);
  const usable = parsed.success && scorer === SCORER_ID && existsSync(soundFile(root, parsed.data));
  return usable ? parsed.data : null;
}

function keptClip(line: ClipLine, { root, model }: Studio, shelf: Shelf): Clip | null {
  const clip = shelf.known.find(({ source }) => source === line.source);
  if (!clip || clip.refused || !existsSync(soundFile(root, clip))) return null;
  if (shelf.scorer === SCORER_ID) return clip;
  const pcm = decodeSound(soundFile(root, clip));
  const check = pcm && checkClip(model, pcm, line.reference);
  return check && !check.refused ? { ...clip, ...check } : null;
}
