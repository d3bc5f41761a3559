import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Recording, recordingSchema } from '~/schemas/media-content';
import type { MediaKind } from '~/schemas/media-lesson';
import { recordingFile } from '~/server/content/load-media-lessons';
import { writeFileAtomic } from './write-file-atomic';

/** Path of the generated part of a media lesson, relative to the root. */
export const recordingPath = (kind: MediaKind, slug: string): string =>
  join('prisma', 'content', recordingFile({ kind, slug }));

/** Reads a recording; one of an older schema counts as missing, so that everything is made again. */
export function readRecording(root: string, kind: MediaKind, slug: string): Recording | null {
  const file = join(root, recordingPath(kind, slug));
  if (!existsSync(file)) return null;
  const recording = recordingSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return recording.success ? recording.data : null;
}

/** Formats one line per cue, for readable diffs. */
export function writeRecording(root: string, kind: MediaKind, recording: Recording): void {
  const { cues, ...head } = recording;
  const fields = Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`);
  const lines = cues.map((cue) => `    ${JSON.stringify(cue)}`).join(',\n');
  const text = `{\n${fields.join(',\n')},\n  "cues": [\n${lines}\n  ]\n}\n`;
  writeFileAtomic(join(root, recordingPath(kind, recording.slug)), text);
}
