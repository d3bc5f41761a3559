import { existsSync } from 'node:fs';
import { loadUnits } from '~/server/content/load-units';
import { loadVoiceLessons } from '~/server/content/load-voice-lessons';
import { listClipJobs } from '~/server/gateways/speech/clip-jobs';
import type { ClipLine } from '~/server/gateways/speech/render-clip';
import type { SpeechEngine } from '~/server/gateways/speech/speech-engine';
import { studyLines, turnLines } from '~/server/gateways/speech/voice-lines';
import type { ClipChecker } from './check-pool';
import { audioFile } from './clip-cache';
import type { WeakClip } from './maker';
import { readRecording } from './recording-file';
import { readManifest } from './unit-manifest';

/** An existing clip, with the text that it must say. */
export interface ExistingClip {
  /** Kind and slug of the content that it belongs to, such as `units`. */
  kind: string;
  slug: string;
  name: string;
  path: string;
  line: ClipLine;
}

/** The existing clips of the present texts of units and voice lessons.
 *  @param root root folder of the project */
export function listExistingClips(root: string, engines: readonly SpeechEngine[]): ExistingClip[] {
  const units = loadUnits().flatMap((unit) => {
    const media = readManifest(root, unit.slug);
    const lines = listClipJobs(unit, engines).flatMap((job) => job.lines);
    return named('units', unit.slug, media?.items.flatMap(({ clips }) => clips) ?? [], lines);
  });
  const lessons = loadVoiceLessons().flatMap((lesson) => {
    const recording = readRecording(root, 'VOICE', lesson.slug);
    const { vocabulary, tasks } = studyLines(lesson, engines);
    const turns = turnLines(lesson, engines).flatMap(({ lines }) => lines);
    const study = recording?.study;
    const clips = [
      ...(recording?.cues ?? []).flatMap(({ clip }) => clip ?? []),
      ...[
        ...(study?.vocabulary ?? []),
        ...(study?.tasks.flat().map(({ audio }) => audio) ?? []),
      ].flatMap(({ US, GB }) => [US, GB]),
    ];
    const said = [...vocabulary.flat(2), ...tasks.flat().flatMap(({ lines }) => lines.flat())];
    return named('voice-lessons', lesson.slug, clips, [...turns, ...said]);
  });
  return [...units, ...lessons];
}

function named(
  kind: string,
  slug: string,
  clips: readonly { path: string; voice: string; source: string }[],
  lines: readonly ClipLine[],
): ExistingClip[] {
  const bySource = new Map(lines.map((line) => [line.source, line]));
  return clips.flatMap(({ path, voice, source }) => {
    const line = bySource.get(source);
    return line ? [{ kind, slug, name: `${slug} ${voice} “${line.text}”`, path, line }] : [];
  });
}

/** Listens to clips with the present check, as many at once as the checker takes.
 *  @returns those that it does not accept, in the order of the clips
 *  @throws Error naming a clip whose file is damaged */
export async function checkMedia(
  clips: readonly ExistingClip[],
  { root, checker, step }: { root: string; checker: ClipChecker; step: (label: string) => void },
): Promise<WeakClip[]> {
  const checkOne = async ({ name, path, line }: ExistingClip): Promise<WeakClip | null> => {
    const file = audioFile(root, { path });
    if (!existsSync(file)) return { name, score: 0, word: 'no file' };
    const { refused, selfScore } = await checker
      .check({ file, words: line.words })
      .catch((error: Error) => {
        throw new Error(`${name}: ${error.message}`);
      });
    return refused === undefined ? null : { name, score: selfScore, word: refused };
  };
  const found = await Promise.all(
    clips.map(async (clip) => {
      const weak = await checkOne(clip);
      step(clip.name.split(' ')[0]!);
      return weak;
    }),
  );
  return found.filter((weak) => weak !== null);
}
