import type { Scene } from '~/domain/scene/scene';
import type { ClipKeeper } from './clip-keeper';
import { describeReplies, readSceneRecording, writeSceneRecording } from './scene-recording-file';

/** Rewrites the references of a scene's replies; clips that it has stay. @returns whether anything has changed */
export function updateScene(scene: Scene, { root }: Pick<ClipKeeper, 'root'>): boolean {
  const before = readSceneRecording(root, scene.slug);
  const after = {
    slug: scene.slug,
    source: before?.source ?? null,
    scorer: before?.scorer ?? null,
    voices: before?.voices ?? {},
    clips: before?.clips ?? {},
    ...describeReplies(scene),
  };
  if (JSON.stringify(sorted(after)) === JSON.stringify(sorted(before))) return false;
  writeSceneRecording(root, after);
  return true;
}

const sorted = (recording: object | null) =>
  recording && Object.entries(recording).sort(([a], [b]) => (a < b ? -1 : 1));
