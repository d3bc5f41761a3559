import { MIXTURES_ID } from '~/domain/speech/model-file';
import type { StudyWord } from '~/schemas/media-content';
import type { Turn, VoiceContent } from '~/schemas/voice-content';
import { hashRecipe } from '~/server/gateways/speech/content-hash';
import { MP3_SETTINGS } from '~/server/gateways/speech/mp3';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import type { ClipLine } from '~/server/gateways/speech/render-clip';
import { SHAPE_SETTINGS } from '~/server/gateways/speech/shape-audio';
import { ACCENTS, type Prosody } from '~/server/gateways/speech/tts';
import { splitSentences } from './split-sentences';

/** Voices of the speakers. There are two, an American and a British one: speakers with the same accent differ
 *  a little in pitch; a narrator speaks lower and more slowly than the others. */
const MANNERS: Readonly<Record<string, Prosody>> = {
  A: { speed: 1, pitch: 0.98 },
  B: { speed: 0.98, pitch: 1.05 },
  narrator: { speed: 0.94, pitch: 0.88 },
};
const PACE = { A2: 0.88, B1: 0.93, B2: 0.97 } as const;
const WORD_PACE = 0.85;

/** Variations between the takes of a turn: of speed, not of pitch. */
export const TURN_TAKES: readonly Prosody[] = [
  { speed: 1, pitch: 1 },
  { speed: 1.04, pitch: 1 },
  { speed: 0.95, pitch: 1 },
  { speed: 1, pitch: 1.02 },
  { speed: 1, pitch: 0.98 },
  { speed: 1.08, pitch: 1 },
  { speed: 0.91, pitch: 1.02 },
  { speed: 1.08, pitch: 1.04 },
  { speed: 0.91, pitch: 1.05 },
  { speed: 1.03, pitch: 0.95 },
  { speed: 0.95, pitch: 1.08 },
  { speed: 1.12, pitch: 1.06 },
];

/** Pauses between two turns, besides the silence of the clips: for the same and for another speaker, ms. */
const PAUSES = { first: 350, same: 200, other: 380, narrator: 650 } as const;

export interface TurnLine extends ClipLine {
  turn: Turn;
  pauseMs: number;
}

/** The lines of a voice lesson, in order.
 *  @throws Error naming a word that has no known pronunciation */
export function turnLines(
  { level, speakers, transcript }: VoiceContent,
  ttsId: string,
): TurnLine[] {
  return transcript.map((turn, index) => {
    const manner = MANNERS[turn.speaker] ?? { speed: 1, pitch: 1 };
    const spoken = {
      text: turn.en,
      ...(turn.spoken && { spoken: turn.spoken }),
      accent: speakers[turn.speaker]!.accent,
      speed: PACE[level] * manner.speed,
      pitch: manner.pitch,
      reference: referenceWords(turn.en, turn.pronunciations),
    };
    const source = hashRecipe([spoken, TURN_TAKES, ...recipe(ttsId)]);
    return { ...spoken, source, turn, pauseMs: pauseBefore(turn, transcript[index - 1]) };
  });
}

function pauseBefore(turn: Turn, before: Turn | undefined): number {
  if (!before) return PAUSES.first;
  if (before.speaker === turn.speaker) return PAUSES.same;
  const narrated = [before.speaker, turn.speaker].includes('narrator');
  return narrated ? PAUSES.narrator : PAUSES.other;
}

/** The lines of the study, each in both accents: words by themselves, samples by sentence. */
export function studyLines({ level, vocabulary, tasks }: VoiceContent, ttsId: string) {
  const twice = (line: Omit<ClipLine, 'accent' | 'source'>, said: StudyWord['spoken']) =>
    ACCENTS.map((accent): ClipLine => {
      const { text, speed, reference } = line;
      const given = said?.[accent] && { spoken: said[accent] };
      const spoken = { text, ...given, accent, speed, reference };
      return { ...spoken, source: hashRecipe([spoken, ...recipe(ttsId)]) };
    });
  return {
    vocabulary: vocabulary.map(({ text, spoken, pronunciations }) => {
      const own = pronunciations && { [text.toLowerCase()]: pronunciations };
      return twice({ text, speed: WORD_PACE, reference: referenceWords(text, own) }, spoken);
    }),
    tasks: tasks.map(({ sample }) =>
      splitSentences(sample).map((text) =>
        twice({ text, speed: PACE[level], reference: referenceWords(text) }, undefined),
      ),
    ),
  };
}

const recipe = (ttsId: string) => [ttsId, SHAPE_SETTINGS, MP3_SETTINGS, MIXTURES_ID];
