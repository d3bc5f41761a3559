import type { VoiceContent } from '~/schemas/voice-content';
import { SCORER_ID } from '~/server/gateways/speech/check-clip';
import { hashRecipe } from '~/server/gateways/speech/content-hash';
import type { MediaJob } from './maker';
import { studyLines, turnLines } from './voice-lines';

/** Job of the recording and the clips of one voice lesson. */
export interface VoiceJob extends MediaJob {
  lesson: VoiceContent;
}

/** @throws Error naming a word that has no known pronunciation */
export function voiceJob(lesson: VoiceContent, ttsId: string): VoiceJob {
  const turns = turnLines(lesson, ttsId);
  const study = studyLines(lesson, ttsId);
  const clips = [...study.vocabulary, ...study.tasks.flat()].flat();
  const recipe = [turns, clips, SCORER_ID];
  const steps = turns.length + clips.length;
  return { slug: lesson.slug, hash: hashRecipe(recipe), steps, lesson };
}
