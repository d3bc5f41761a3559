import { join } from 'node:path';
import type { Clip } from '~/schemas/content';
import type { RecordedCue, Recording, StudyClips } from '~/schemas/media-content';
import { speakerVoices } from '~/server/gateways/speech/cast-speakers';
import { SCORER_ID } from '~/server/gateways/speech/check-clip';
import { hashBytes } from '~/server/gateways/speech/content-hash';
import { toEnvelope } from '~/server/gateways/speech/envelope';
import { joinTurns, type SpokenTurn } from '~/server/gateways/speech/join-turns';
import { type Cards, listOverrides } from '~/server/gateways/speech/known-words';
import { encodeMp3, MP3_RATE } from '~/server/gateways/speech/mp3';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import type { ClipLine } from '~/server/gateways/speech/render-clip';
import {
  cardsOf,
  studyLines,
  TURN_TAKES,
  type TurnLine,
  turnLines,
} from '~/server/gateways/speech/voice-lines';
import { audioFile, commitClipCache, getOrRenderClip } from './clip-cache';
import type { MediaPipeline } from './maker';
import { readRecording, writeRecording } from './recording-file';
import type { VoiceJob } from './voice-job';
import { writeFileAtomic } from './write-file-atomic';

interface Run {
  fresh: boolean;
  step: () => void;
}

/** Makes a voice lesson: synthesises and joins the turns, aligns each word, and makes the clips of the study
 *  material. */
export async function renderVoice(
  job: VoiceJob,
  pipeline: MediaPipeline,
  run: Run,
): Promise<{ recording: Recording; made: number }> {
  const { lesson, slug } = job;
  const folder = `/media/voice-lessons/${slug}`;
  const lines = turnLines(lesson, pipeline.engines);
  const turns = await Promise.all(
    lines.map(async ({ lines: [line], pauseMs }): Promise<SpokenTurn & { clip: Clip }> => {
      const options = { folder, takes: TURN_TAKES };
      const { clip, mp3, take } = await pipeline.renderer.render(line!, options);
      writeFileAtomic(audioFile(pipeline.root, clip), mp3);
      run.step();
      return { clip, pcm: take.pcm, pauseMs };
    }),
  );
  const { pcm, startsMs } = joinTurns(turns);
  const mp3 = await encodeMp3(pcm);
  const media = `${folder}/${hashBytes(mp3)}.mp3`;
  writeFileAtomic(join(pipeline.root, 'public', media), mp3);
  const { study, made, clips } = await renderStudyClips(job, pipeline, run, folder);
  const recording: Recording = {
    slug,
    source: job.hash,
    durationMs: Math.round((1000 * pcm.length) / MP3_RATE),
    media,
    poster: null,
    envelope: toEnvelope([pcm]),
    voices: speakerVoices(lesson, pipeline.engines),
    study,
    cues: lines.map((line, index) =>
      toCue(line, turns[index]!.clip, startsMs[index]!, cardsOf(lesson)),
    ),
  };
  writeRecording(pipeline.root, 'VOICE', recording);
  commitClipCache(pipeline.root, clips);
  return { recording, made: made + 1 };
}

function toCue({ turn }: TurnLine, clip: Clip, startMs: number, cards: Cards): RecordedCue {
  const reference = referenceWords(turn.en, {
    overrides: listOverrides(turn.pronunciations),
    cards,
  });
  const words = clip.cues.map((word) => ({
    text: word.text,
    startMs: startMs + word.startMs,
    endMs: startMs + word.endMs,
  }));
  const { selfScore, refused } = clip;
  return {
    startMs: words[0]!.startMs,
    endMs: words.at(-1)!.endMs,
    en: turn.en,
    zh: turn.zh,
    speaker: turn.speaker,
    words,
    reference,
    selfScore,
    ...(refused && { refused }),
    clip,
  };
}

async function renderStudyClips(
  { lesson, slug }: VoiceJob,
  pipeline: MediaPipeline,
  run: Run,
  folder: string,
) {
  const lines = studyLines(lesson, pipeline.engines);
  const clips = [...lines.vocabulary, ...lines.tasks.flat().map((line) => line.lines)].flat(2);
  if (run.fresh) commitClipCache(pipeline.root, clips);
  const before = run.fresh ? null : readRecording(pipeline.root, 'VOICE', slug);
  const cache = {
    folder,
    known: before?.study ? listClips(before.study) : [],
    refused: [],
    scorer: before?.study?.scorer ?? null,
  };
  let made = 0;
  const getClip = async (candidates: readonly ClipLine[]): Promise<Clip> => {
    const { clip, isNew } = await getOrRenderClip(candidates, pipeline, cache);
    if (isNew) made++;
    run.step();
    return clip!;
  };
  const twice = async ([us, gb]: readonly ClipLine[][]) => {
    const [US, GB] = await Promise.all([getClip(us!), getClip(gb!)]);
    return { US, GB };
  };
  const study: StudyClips = {
    scorer: SCORER_ID,
    vocabulary: await Promise.all(lines.vocabulary.map(twice)),
    tasks: await Promise.all(
      lines.tasks.map((task) =>
        Promise.all(
          task.map(async ({ text, lines: candidates }) => ({
            text,
            reference: referenceWords(text, { cards: cardsOf(lesson) }),
            audio: await twice(candidates),
          })),
        ),
      ),
    ),
  };
  return { study, made, clips };
}

const listClips = ({ vocabulary, tasks }: StudyClips): Clip[] =>
  [...vocabulary, ...tasks.flat().map(({ audio }) => audio)].flatMap(({ US, GB }) => [US, GB]);
