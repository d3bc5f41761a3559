import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene } from '~/domain/scene/scene';
import type { SceneRecording } from '~/schemas/scene-recording';
import { loadScenes } from '~/server/content/load-scenes';
import { SCORER_ID } from '~/server/gateways/speech/check-clip';
import { hashRecipe } from '~/server/gateways/speech/content-hash';
import {
  castScene,
  listSceneClipJobs,
  type SceneClipJob,
} from '~/server/gateways/speech/scene-lines';
import { audioFile, commitClipCache, getOrRenderClip } from './clip-cache';
import { jobSources } from './job-sources';
import type { MediaJob, MediaMaker, MediaPipeline, MediaReport } from './maker';
import {
  describeReplies,
  readSceneRecording,
  SCENE_RECORDINGS,
  sceneRecordingPath,
  writeSceneRecording,
} from './scene-recording-file';

interface SceneJob extends MediaJob {
  scene: Scene;
  clips: SceneClipJob[];
}

/** Maker of the clips of the scenes: the lines of the other people, each in its person's voice. */
export function sceneMaker(pipeline: MediaPipeline, scenes = loadScenes()): MediaMaker<SceneJob> {
  const { root, engines } = pipeline;
  return {
    kind: 'scenes',
    folders: [SCENE_RECORDINGS, join('public', 'media', 'scenes')],
    plan: () =>
      scenes.map((scene) => {
        const clips = listSceneClipJobs(scene, engines);
        const sources = clips.map(({ key, line }) => [key, jobSources([line])]);
        const hash = hashRecipe([sources, describeReplies(scene).version, SCORER_ID]);
        return { slug: scene.slug, hash, steps: clips.length, scene, clips };
      }),
    current(job) {
      const recording = readSceneRecording(root, job.slug);
      if (recording?.source !== job.hash) return null;
      const report = toReport(recording, 0);
      const isWhole = report.files.every((file) => existsSync(join(root, file)));
      return isWhole && report.weak.length === 0 ? report : null;
    },
    async render(job, { fresh, step }) {
      const before = fresh ? null : readSceneRecording(root, job.slug);
      const cache = {
        folder: `/media/scenes/${job.slug}`,
        known: Object.values(before?.clips ?? {}),
        refused: [],
        scorer: before?.scorer ?? null,
      };
      const lines = job.clips.map(({ line }) => line);
      if (fresh) commitClipCache(root, lines);
      let made = 0;
      const clips = await Promise.all(
        job.clips.map(async ({ key, line }) => {
          const { clip, isNew } = await getOrRenderClip([line], pipeline, cache);
          made += Number(isNew);
          step();
          return [key, clip!] as const;
        }),
      );
      const recording: SceneRecording = {
        slug: job.slug,
        source: job.hash,
        scorer: SCORER_ID,
        voices: voicesOf(job.scene, pipeline),
        ...describeReplies(job.scene),
        clips: Object.fromEntries(clips),
      };
      writeSceneRecording(root, recording);
      commitClipCache(root, lines);
      return toReport(recording, made);
    },
  };
}

function voicesOf(scene: Scene, { engines }: MediaPipeline): SceneRecording['voices'] {
  const cast = [...castScene(scene, engines)];
  return Object.fromEntries(
    cast.map(([person, { voice }]) => {
      const { variety, sex, licence } = voice.voice;
      return [person, { variety, sex, licence }];
    }),
  );
}

function toReport({ slug, clips }: SceneRecording, made: number): MediaReport {
  return {
    files: [sceneRecordingPath(slug), ...Object.values(clips).map((clip) => audioFile('', clip))],
    made,
    weak: Object.entries(clips).flatMap(([key, { selfScore, refused }]) =>
      refused === undefined ? [] : [{ name: `${slug} ${key}`, score: selfScore, word: refused }],
    ),
  };
}
