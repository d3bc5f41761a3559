import { join } from 'node:path';
import type { Clip } from '~/schemas/content';
import type { RecordedCue, Recording, StudyClips } from '~/schemas/media-content';
import { SCORER_ID } from '~/server/gateways/speech/check-clip';
import { hashBytes } from '~/server/gateways/speech/content-hash';
import { toEnvelope } from '~/server/gateways/speech/envelope';
import { encodeMp3, MP3_RATE } from '~/server/gateways/speech/mp3';
import { type ClipLine, recordTake, renderClip } from '~/server/gateways/speech/render-clip';
import { audioFile, commitClipCache, getOrRenderClip } from './clip-cache';
import { joinTurns, type SpokenTurn } from './join-turns';
import type { MediaPipeline } from './maker';
import { readRecording, writeRecording } from './recording-file';
import type { VoiceJob } from './voice-job';
import { studyLines, TURN_TAKES, type TurnLine, turnLines } from './voice-lines';
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
  const lines = turnLines(lesson, pipeline.tts.id);
  const turns: (SpokenTurn & { clip: Clip })[] = [];
  for (const line of lines) {
    const take = await recordTake(line, pipeline, TURN_TAKES);
    const { clip, mp3 } = await renderClip(line, take, { model: pipeline.model, folder });
    writeFileAtomic(audioFile(pipeline.root, clip), mp3);
    turns.push({ clip, pcm: take.pcm, pauseMs: line.pauseMs });
    run.step();
  }
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
    study,
    cues: lines.map((line, index) => toCue(line, turns[index]!.clip, startsMs[index]!)),
  };
  writeRecording(pipeline.root, 'VOICE', recording);
  commitClipCache(pipeline.root, clips);
  return { recording, made: made + 1 };
}

function toCue({ turn, reference }: TurnLine, clip: Clip, startMs: number): RecordedCue {
  const words = clip.cues.map((word) => ({
    text: word.text,
    startMs: startMs + word.startMs,
    endMs: startMs + word.endMs,
  }));
  const { selfScore, refused } = clip;
  return {
    startMs: words[0]!.startMs,
    endMs: words.at(-1)!.endMs,
    ...{ en: turn.en, zh: turn.zh, speaker: turn.speaker, words, reference, selfScore },
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
  const lines = studyLines(lesson, pipeline.tts.id);
  const clips = [...lines.vocabulary, ...lines.tasks.flat()].flat();
  if (run.fresh) commitClipCache(pipeline.root, clips);
  const before = run.fresh ? null : readRecording(pipeline.root, 'VOICE', slug);
  const cache = {
    folder,
    known: before?.study ? listClips(before.study) : [],
    scorer: before?.study?.scorer ?? null,
  };
  let made = 0;
  const getClip = async (line: ClipLine): Promise<Clip> => {
    const cached = await getOrRenderClip(line, pipeline, cache);
    if (cached.take) made++;
    run.step();
    return cached.clip;
  };
  const twice = async ([us, gb]: readonly ClipLine[]) => ({
    US: await getClip(us!),
    GB: await getClip(gb!),
  });
  const study: StudyClips = { scorer: SCORER_ID, vocabulary: [], tasks: [] };
  for (const word of lines.vocabulary) study.vocabulary.push(await twice(word));
  for (const task of lines.tasks) {
    const said: StudyClips['tasks'][number] = [];
    for (const line of task) {
      const { text, reference } = line[0]!;
      said.push({ text, reference, audio: await twice(line) });
    }
    study.tasks.push(said);
  }
  return { study, made, clips };
}

const listClips = ({ vocabulary, tasks }: StudyClips): Clip[] =>
  [...vocabulary, ...tasks.flat().map(({ audio }) => audio)].flatMap(({ US, GB }) => [US, GB]);
