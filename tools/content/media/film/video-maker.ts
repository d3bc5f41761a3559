import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { MIXTURES_ID } from '~/domain/speech/model-file';
import { toPeaks } from '~/lib/peaks';
import type { Recording, VideoContent } from '~/schemas/media-content';
import { loadVideos, MEDIA_DIRECTORIES } from '~/server/content/load-media-lessons';
import { hashRecipe } from '~/server/gateways/speech/content-hash';
import { toEnvelope } from '~/server/gateways/speech/envelope';
import { SHAPE_SETTINGS } from '~/server/gateways/speech/shape-audio';
import type { SpeechEngine } from '~/server/gateways/speech/speech-engine';
import type { MediaJob, MediaMaker, MediaPipeline, MediaReport } from '../maker';
import { readRecording, recordingPath, writeRecording } from '../recording-file';
import { writeFileAtomic } from '../write-file-atomic';
import { ENCODING, encodeVideo, type Frame } from './encode';
import { openDrawing } from './frames';
import {
  type Line,
  NARRATION_SETTINGS,
  narrate,
  narrator,
  toNarratedLine,
  toNarrationLines,
} from './narration';
import { posterHtml } from './slide-html';
import { LOOK, slideStyle } from './slide-style';
import { STORYBOARD_SETTINGS, storyboard } from './storyboard';
import { webVtt } from './subtitles';

export interface VideoJob extends MediaJob {
  video: VideoContent;
  lines: Line[];
}

const CONTENT = join('prisma', 'content');
const FOLDER = MEDIA_DIRECTORIES.VIDEO;
const SHOTS = 10;

/** Maker of the video courses: narrated slides with subtitles in both languages, and posters. */
export function videoMaker(pipeline: MediaPipeline, videos = loadVideos()): MediaMaker<VideoJob> {
  const { root } = pipeline;
  return {
    kind: 'videos',
    folders: [join(CONTENT, 'recordings', FOLDER), join('public', 'media', FOLDER)],
    plan: () => videos.map((video) => videoJob(video, pipeline.engines)),
    current(job) {
      const recording = readRecording(root, 'VIDEO', job.slug);
      if (recording?.source !== job.hash || recording.cues.some((cue) => cue.refused)) return null;
      const report = videoReport(recording, 0);
      return report.files.every((file) => existsSync(join(root, file))) ? report : null;
    },
    async render(job, { step }) {
      return videoReport(await renderVideo(job, pipeline, step), 1);
    },
  };
}

/** @throws Error naming a word that has no known pronunciation */
export function videoJob(video: VideoContent, engines: readonly SpeechEngine[]): VideoJob {
  const lines = toNarrationLines(video);
  const { voice: speaker, engine } = narrator(video, engines);
  const version = engine.version(video.slug, speaker);
  const { category, title, level, voice, slides } = video;
  const settings = [NARRATION_SETTINGS, STORYBOARD_SETTINGS, ENCODING, LOOK, SHAPE_SETTINGS];
  const sources = lines.map(
    (line) => toNarratedLine(video, line, { voice: speaker, engine }).source,
  );
  const recipe = [
    { category, title, level, voice, slides, sources },
    settings,
    MIXTURES_ID,
    version,
  ];
  const steps = lines.length + SHOTS + 1;
  return { slug: video.slug, hash: hashRecipe(recipe), steps, video, lines };
}

async function renderVideo(
  job: VideoJob,
  pipeline: MediaPipeline,
  step: () => void,
): Promise<Recording> {
  const { video, lines, hash: source } = job;
  const { root } = pipeline;
  const { pcm, cues } = await narrate(video, lines, pipeline, step);
  const peaks = toEnvelope([pcm]);
  const durationS = pcm.length / 16_000;
  const shots = storyboard(video, lines, cues, {
    envelope: peaks,
    durationS,
    peaks: (from, to, count) => toPeaks(pcm.subarray(from * 16_000, to * 16_000), count),
  });
  const drawing = await openDrawing(slideStyle(root));
  try {
    const frames: Frame[] = [];
    for (const [index, { body, seconds }] of shots.entries()) {
      frames.push({ png: await drawing.png(body), seconds });
      if (index % Math.ceil(shots.length / SHOTS) === 0) step();
    }
    const poster = await drawing.png(posterHtml(video, peaks));
    const address = (ending: string) => `/media/${FOLDER}/${job.slug}/${source}.${ending}`;
    const put = (ending: string, content: Uint8Array | string) =>
      writeFileAtomic(join(root, 'public', address(ending)), content);
    put('mp4', encodeVideo(frames, pcm));
    put('webp', await sharp(poster).webp({ quality: 82 }).toBuffer());
    put('en.vtt', webVtt(cues, 'en'));
    put('zh-TW.vtt', webVtt(cues, 'zh'));
    const recording = {
      slug: job.slug,
      source,
      durationMs: Math.round(1000 * durationS),
      media: address('mp4'),
      poster: address('webp'),
      envelope: peaks,
      cues,
    };
    writeRecording(root, 'VIDEO', recording);
    return recording;
  } finally {
    await drawing.close();
    step();
  }
}

function videoReport(recording: Recording, made: number): MediaReport {
  const { slug, media, cues } = recording;
  const base = join('public', media.replace(/mp4$/, ''));
  return {
    files: [
      recordingPath('VIDEO', slug),
      ...['mp4', 'webp', 'en.vtt', 'zh-TW.vtt'].map((end) => base + end),
    ],
    made,
    weak: cues.flatMap(({ refused, selfScore }, index) =>
      refused ? [{ name: `${slug} line ${index + 1}`, score: selfScore, word: refused }] : [],
    ),
  };
}
