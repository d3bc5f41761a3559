import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene } from '~/domain/scene/scene';
import { type SceneRecording, sceneRecordingSchema } from '~/schemas/scene-recording';
import { hashRecipe } from '~/server/gateways/speech/content-hash';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { writeFileAtomic } from './write-file-atomic';

/** Folder of the generated parts of the scenes, relative to the root. */
export const SCENE_RECORDINGS = join('prisma', 'content', 'recordings', 'scenes');

export const sceneRecordingPath = (slug: string): string => join(SCENE_RECORDINGS, `${slug}.json`);

/** Reads the generated part of a scene; one of an older schema counts as missing. */
export function readSceneRecording(root: string, slug: string): SceneRecording | null {
  const file = join(root, sceneRecordingPath(slug));
  if (!existsSync(file)) return null;
  return sceneRecordingSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null;
}

/** Formats one line for each turn and clip, for readable diffs. */
export function writeSceneRecording(root: string, recording: SceneRecording): void {
  const { references, clips, ...head } = recording;
  const fields = Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`);
  const rows = (record: object) => {
    const lines = Object.entries(record).map(
      ([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    );
    return lines.length > 0 ? `{\n${lines.join(',\n')}\n  }` : '{}';
  };
  const text = `{\n${fields.join(',\n')},\n  "references": ${rows(references)},\n  "clips": ${rows(clips)}\n}\n`;
  writeFileAtomic(join(root, sceneRecordingPath(recording.slug)), text);
}

/** The words of the replies of a scene, by turn, and the version of its texts. */
export function describeReplies(scene: Scene): Pick<SceneRecording, 'version' | 'references'> {
  const references = Object.entries(scene.turns).map(([key, { replies }]) => [
    key,
    replies.map(({ en }) =>
      referenceWords(en).map(({ text, pronunciations, functionWord }) => ({
        text,
        pronunciations,
        functionWord,
      })),
    ),
  ]);
  return { version: hashRecipe([scene]), references: Object.fromEntries(references) };
}
