import 'server-only';
import type { Scene, SceneLine } from '~/domain/scene/scene';
import type { LessonClip } from '~/schemas/lesson';
import type { PlayedScene } from '~/schemas/scene';
import type { SceneRecording } from '~/schemas/scene-recording';
import { loadSceneRecording } from '~/server/content/load-scene-recording';
import { loadScenes } from '~/server/content/load-scenes';
import { mediaUrl } from '~/server/gateways/storage/media-url';

let loaded: readonly Scene[] | undefined;

/** All scenes, by level and then by their order in the alphabet; read once. */
export const allScenes = (): readonly Scene[] =>
  (loaded ??= loadScenes().sort((a, b) => (a.level < b.level ? -1 : a.level > b.level ? 1 : 0)));

/** A scene with its references and clips, as a browser plays it. */
export function toPlayedScene(
  scene: Scene,
  recording: SceneRecording = loadSceneRecording(scene.slug),
): PlayedScene {
  const { slug, level, title, start } = scene;
  const { version } = recording;
  return {
    slug,
    level,
    title,
    start,
    version,
    people: mapValues(scene.people, ({ name, accent }, person) => {
      const voice = recording.voices[person];
      return { name, accent, voice: voice ? { variety: voice.variety, sex: voice.sex } : null };
    }),
    turns: mapValues(scene.turns, ({ replies, ...line }, key) => ({
      ...line,
      clip: clipOf(recording, key, line),
      replies: replies.map((reply, index) => ({
        ...reply,
        reference: recording.references[key]![index]!,
      })),
    })),
    endings: mapValues(scene.endings, (ending, key) => ({
      ...ending,
      clip: clipOf(recording, key, ending),
    })),
  };
}

/** The clip of a line; null where there is none, or one that says another text than the present one. */
function clipOf({ clips }: SceneRecording, key: string, { en }: SceneLine): LessonClip | null {
  const clip = clips[key];
  if (!clip || clip.cues.map(({ text }) => text).join(' ') !== en) return null;
  const { path, durationMs, cues } = clip;
  return { path: mediaUrl(path), durationMs, cues };
}

const mapValues = <T, R>(
  record: Readonly<Record<string, T>>,
  map: (value: T, key: string) => R,
): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
