import { ACCENTS, type Accent } from '~/domain/speech/accent';
import type { VoiceDraftContent } from '~/schemas/voice-draft';
import type { ClipLine } from '~/server/gateways/speech/render-clip';
import type { SpeechEngine } from '~/server/gateways/speech/speech-engine';
import { studyLines, turnLines } from '~/server/gateways/speech/voice-lines';
import { toLesson } from './draft-content';

/** One clip that a voice lesson needs. */
export interface VoiceClipJob {
  /** Path of its field in the draft, such as `transcript.<id>.en`. */
  field: string;
  accent: Accent;
  /** Its text. */
  text: string;
  /** The line for each possible voice, by preference. */
  lines: ClipLine[];
  /** Silence before it in the recording, ms; null for a text that is not in the recording. */
  pauseMs: number | null;
}

/** The clips of a draft: each line by its speaker, then words and samples in both accents.
 *  @throws Error naming a word without a pronunciation, or a speaker without a voice */
export function listVoiceClipJobs(
  content: VoiceDraftContent,
  engines: readonly SpeechEngine[],
): VoiceClipJob[] {
  const lesson = toLesson(content);
  const accents = new Map(content.speakers.map(({ id, accent }) => [id, accent]));
  const turns = turnLines(lesson, engines).map(({ turn, lines, pauseMs }, index) => ({
    field: `transcript.${content.transcript[index]!.id}.en`,
    accent: accents.get(turn.speaker)!,
    text: turn.en,
    lines,
    pauseMs,
  }));
  const study = studyLines(lesson, engines);
  const inBoth = (field: string, text: string, both: readonly ClipLine[][]) =>
    ACCENTS.map((accent, index) => ({ field, accent, text, lines: both[index]!, pauseMs: null }));
  return [
    ...turns,
    ...content.vocabulary.flatMap(({ id, text }, index) =>
      inBoth(`vocabulary.${id}.text`, text, study.vocabulary[index]!),
    ),
    ...content.tasks.flatMap(({ id }, index) =>
      study.tasks[index]!.flatMap(({ text, lines }) => inBoth(`tasks.${id}.sample`, text, lines)),
    ),
  ];
}
