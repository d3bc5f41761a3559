import type { Clip } from '~/schemas/content';
import type { VoiceContent } from '~/schemas/voice-content';
import { listOverrides } from '~/server/gateways/speech/known-words';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import type { ClipLine } from '~/server/gateways/speech/render-clip';
import { cardsOf, studyLines, turnLines } from '~/server/gateways/speech/voice-lines';
import type { ClipKeeper } from './clip-keeper';
import { readRecording, writeRecording } from './recording-file';
import { voiceJob } from './voice-job';

/** Rewrites the references of a voice lesson. @returns whether anything has changed */
export function updateVoice(lesson: VoiceContent, keeper: ClipKeeper): boolean {
  const before = readRecording(keeper.root, 'VOICE', lesson.slug);
  if (!before?.study) return false;
  const cards = cardsOf(lesson);
  let isCurrent = true;
  const keep = (clip: Clip, lines: readonly ClipLine[]): Clip => {
    const kept = keeper.keep(`${lesson.slug} ${clip.voice}`, clip, lines);
    if (!lines.some(({ source }) => source === kept.source)) isCurrent = false;
    return kept;
  };
  const inBothAccents = ({ US, GB }: { US: Clip; GB: Clip }, both: readonly ClipLine[][]) => ({
    US: keep(US, both[0]!),
    GB: keep(GB, both[1]!),
  });
  const turns = turnLines(lesson, keeper.engines);
  const cues = before.cues.map((cue, index) => {
    const { turn, lines } = turns[index]!;
    const reference = referenceWords(turn.en, {
      overrides: listOverrides(turn.pronunciations),
      cards,
    });
    return { ...cue, reference, ...(cue.clip && { clip: keep(cue.clip, lines) }) };
  });
  const lines = studyLines(lesson, keeper.engines);
  const vocabulary = before.study.vocabulary.map((clips, index) =>
    inBothAccents(clips, lines.vocabulary[index]!),
  );
  const tasks = before.study.tasks.map((sentences, task) =>
    sentences.map((sentence, index) => ({
      ...sentence,
      reference: referenceWords(sentence.text, { cards }),
      audio: inBothAccents(sentence.audio, lines.tasks[task]![index]!.lines),
    })),
  );
  const after = {
    ...before,
    ...(isCurrent && { source: voiceJob(lesson, keeper.engines).hash }),
    study: { ...before.study, vocabulary, tasks },
    cues,
  };
  if (JSON.stringify(after) === JSON.stringify(before)) return false;
  writeRecording(keeper.root, 'VOICE', after);
  return true;
}
