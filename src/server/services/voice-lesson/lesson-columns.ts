import type { Speaker } from '~/domain/voices';
import type { VoiceDraftContent } from '~/schemas/voice-draft';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { cardsOf } from '~/server/gateways/speech/voice-lines';
import { toLesson } from './draft-content';
import type { MadeClip } from './voice-clip-store';

interface MadeOf {
  made: readonly MadeClip[];
  /** Start of each line in the recording, ms. */
  startsMs: readonly number[];
  voices: Record<string, Speaker>;
}

/** The columns of a lesson that learners read, with its clips: the transcript, timed, and the study material. */
export function lessonColumns(content: VoiceDraftContent, { made, startsMs, voices }: MadeOf) {
  const { objectives, questions, tasks, vocabulary, speakers, minutes } = toLesson(content);
  const cards = cardsOf(content);
  const ofField = (field: string) => made.filter(({ job }) => job.field === field);
  const cues = content.transcript.map(({ id, en, zh, speaker, pronunciations }, index) => {
    const [{ clip } = missing(id)] = ofField(`transcript.${id}.en`);
    const startMs = startsMs[index]!;
    const words = clip.cues.map((word) => ({
      text: word.text,
      startMs: startMs + word.startMs,
      endMs: startMs + word.endMs,
    }));
    return {
      id,
      startMs: words[0]!.startMs,
      endMs: words.at(-1)!.endMs,
      en,
      zh,
      speaker,
      words,
      reference: referenceWords(en, { overrides: pronunciations, cards }),
      clip: toClip(clip),
    };
  });
  const names = Object.entries(speakers).map(([id, { name }]) => [id, name]);
  const study = {
    objectives,
    questions,
    minutes,
    voices,
    speakers: Object.fromEntries(names),
    vocabulary: vocabulary.map(({ pronunciations: _, ...word }, index) => ({
      ...word,
      audio: inBothAccents(ofField(`vocabulary.${content.vocabulary[index]!.id}.text`)),
    })),
    tasks: tasks.map((task, index) => ({
      ...task,
      lines: bySentence(ofField(`tasks.${content.tasks[index]!.id}.sample`)).map((clips) => ({
        text: clips[0]!.job.text,
        reference: referenceWords(clips[0]!.job.text, { cards }),
        audio: inBothAccents(clips),
      })),
    })),
  };
  return { cues, study };
}

/** The clips of a sample, in pairs: each sentence in both accents. */
function bySentence(clips: readonly MadeClip[]): MadeClip[][] {
  const sentences: MadeClip[][] = [];
  for (let i = 0; i < clips.length; i += 2) sentences.push(clips.slice(i, i + 2));
  return sentences;
}

function inBothAccents(clips: readonly MadeClip[]) {
  const [us = missing('US'), gb = missing('GB')] = clips;
  return { US: toClip(us.clip), GB: toClip(gb.clip) };
}

const toClip = ({ url, durationMs, cues }: MadeClip['clip']) => ({ path: url, durationMs, cues });

function missing(name: string): never {
  throw new Error(`No clip was made of ${name}.`);
}
