import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Recording } from '~/schemas/media-content';
import { loadVoiceLessons } from '~/server/content/load-voice-lessons';
import type { MediaMaker, MediaPipeline, MediaReport } from './maker';
import { readRecording, recordingPath } from './recording-file';
import { renderVoice } from './render-voice';
import { type VoiceJob, voiceJob } from './voice-job';

/** Maker of the voice lessons: dialogue or story in one file, and clips of the words and samples. */
export function voiceMaker(
  pipeline: MediaPipeline,
  lessons = loadVoiceLessons(),
): MediaMaker<VoiceJob> {
  return {
    kind: 'voice-lessons',
    folders: [
      join('prisma', 'content', 'recordings', 'voice-lessons'),
      join('public', 'media', 'voice-lessons'),
    ],
    plan: () => lessons.map((lesson) => voiceJob(lesson, pipeline.engines)),
    current(job) {
      const recording = readRecording(pipeline.root, 'VOICE', job.slug);
      if (recording?.source !== job.hash) return null;
      const report = voiceReport(recording, 0);
      const whole = report.files.every((file) => existsSync(join(pipeline.root, file)));
      return whole && report.weak.length === 0 ? report : null;
    },
    async render(job, run) {
      const { recording, made } = await renderVoice(job, pipeline, run);
      return voiceReport(recording, made);
    },
  };
}

function voiceReport(recording: Recording, made: number): MediaReport {
  const { slug, media, cues, study } = recording;
  const clips = [
    ...(study?.vocabulary ?? []).map((audio, index) => ({ name: `word ${index + 1}`, audio })),
    ...(study?.tasks ?? []).flatMap((lines, index) =>
      lines.map(({ audio }, line) => ({ name: `task ${index + 1} line ${line + 1}`, audio })),
    ),
  ].flatMap(({ name, audio }) => [
    { name: `${slug} ${name} US`, clip: audio.US },
    { name: `${slug} ${name} GB`, clip: audio.GB },
  ]);
  return {
    files: [
      recordingPath('VOICE', slug),
      join('public', media),
      ...cues.flatMap(({ clip }) => (clip ? [join('public', clip.path)] : [])),
      ...clips.map(({ clip }) => join('public', clip.path)),
    ],
    made,
    weak: [
      ...cues.flatMap(({ selfScore: score, refused: word }, index) =>
        word ? [{ name: `${slug} turn ${index + 1}`, score, word }] : [],
      ),
      ...clips.flatMap(({ name, clip: { selfScore: score, refused: word } }) =>
        word ? [{ name, score, word }] : [],
      ),
    ],
  };
}
