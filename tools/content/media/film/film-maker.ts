import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { MIXTURES_ID } from '~/domain/speech/model-file';
import { peaksOf } from '~/lib/peaks';
import type { Recording, VideoContent } from '~/schemas/media-content';
import { loadVideos, MEDIA_FOLDERS } from '~/server/content/load-media-lessons';
import { recipeHash } from '~/server/gateways/speech/content-hash';
import { envelope } from '~/server/gateways/speech/envelope';
import { SHAPE_SETTINGS } from '~/server/gateways/speech/shape-audio';
import type { MediaJob, MediaMaker, MediaReport, Studio } from '../maker';
import { readRecording, recordingPath, writeRecording } from '../recording-file';
import { writeWhole } from '../write-whole';
import { ENCODING, encodeFilm, type Frame } from './encode';
import { openDrawing } from './frames';
import { type Line, linesOf, NARRATION_SETTINGS, narrate } from './narration';
import { posterHtml } from './slide-html';
import { LOOK, slideStyle } from './slide-style';
import { STORYBOARD_SETTINGS, storyboard } from './storyboard';
import { webVtt } from './subtitles';

export interface FilmJob extends MediaJob {
  video: VideoContent;
  lines: Line[];
}

const CONTENT = join('prisma', 'content');
const FOLDER = MEDIA_FOLDERS.VIDEO;
const SHOTS = 10;

/** The video courses: narrated slides with subtitles in both languages, and their posters. */
export function filmMaker(studio: Studio, videos = loadVideos()): MediaMaker<FilmJob> {
  const { root } = studio;
  return {
    kind: 'videos',
    folders: [join(CONTENT, 'recordings', FOLDER), join('public', 'media', FOLDER)],
    plan: () => videos.map((video) => filmJob(video, studio.tts.id)),
    current(job) {
      const recording = readRecording(root, 'VIDEO', job.slug);
      if (recording?.source !== job.hash || recording.cues.some((cue) => cue.refused)) return null;
      const report = filmReport(recording, 0);
      return report.files.every((file) => existsSync(join(root, file))) ? report : null;
    },
    async render(job, { step }) {
      return filmReport(await renderFilm(job, studio, step), 1);
    },
  };
}

/** @throws Error naming a word that has no known pronunciation */
export function filmJob(video: VideoContent, ttsId: string): FilmJob {
  const lines = linesOf(video);
  const { category, title, level, voice, slides } = video;
  const settings = [NARRATION_SETTINGS, STORYBOARD_SETTINGS, ENCODING, LOOK, SHAPE_SETTINGS];
  const recipe = [{ category, title, level, voice, slides, lines }, settings, MIXTURES_ID, ttsId];
  const steps = lines.length + SHOTS + 1;
  return { slug: video.slug, hash: recipeHash(recipe), steps, video, lines };
}

async function renderFilm(job: FilmJob, studio: Studio, step: () => void): Promise<Recording> {
  const { video, lines, hash: source } = job;
  const { root } = studio;
  const { pcm, cues } = await narrate(video, lines, studio, step);
  const peaks = envelope([pcm]);
  const durationS = pcm.length / 16_000;
  const shots = storyboard(video, lines, cues, {
    envelope: peaks,
    durationS,
    peaks: (from, to, count) => peaksOf(pcm.subarray(from * 16_000, to * 16_000), count),
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
      writeWhole(join(root, 'public', address(ending)), content);
    put('mp4', encodeFilm(frames, pcm));
    put('webp', await sharp(poster).webp({ quality: 82 }).toBuffer());
    put('en.vtt', webVtt(cues, 'en'));
    put('zh-TW.vtt', webVtt(cues, 'zh'));
    const recording = {
      ...{ slug: job.slug, source, durationMs: Math.round(1000 * durationS) },
      ...{ media: address('mp4'), poster: address('webp'), envelope: peaks, cues },
    };
    writeRecording(root, 'VIDEO', recording);
    return recording;
  } finally {
    await drawing.close();
    step();
  }
}

function filmReport(recording: Recording, made: number): MediaReport {
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
