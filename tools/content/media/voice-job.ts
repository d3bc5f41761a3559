import type { VoiceContent } from '~/schemas/voice-content';
import { speakerVoices } from '~/server/gateways/speech/cast-speakers';
import { SCORER_ID } from '~/server/gateways/speech/check-clip';
import { hashRecipe } from '~/server/gateways/speech/content-hash';
import type { SpeechEngine } from '~/server/gateways/speech/speech-engine';
import { studyLines, TURN_TAKES, turnLines } from '~/server/gateways/speech/voice-lines';
import { jobSources } from './job-sources';
import type { MediaJob } from './maker';

/** Job of the recording and the clips of one voice lesson. */
export interface VoiceJob extends MediaJob {
  lesson: VoiceContent;
}

/** @throws Error naming a word that has no known pronunciation */
export function voiceJob(lesson: VoiceContent, engines: readonly SpeechEngine[]): VoiceJob {
  const turns = turnLines(lesson, engines);
  const study = studyLines(lesson, engines);
  const clips = [...study.vocabulary, ...study.tasks.flat().map(({ lines }) => lines)].flat();
  const recipe = [
    turns.map(({ turn, pauseMs, lines }) => [turn, pauseMs, jobSources(lines)]),
    clips.map(jobSources),
    speakerVoices(lesson, engines),
    TURN_TAKES,
    SCORER_ID,
  ];
  const steps = turns.length + clips.length;
  return { slug: lesson.slug, hash: hashRecipe(recipe), steps, lesson };
}
