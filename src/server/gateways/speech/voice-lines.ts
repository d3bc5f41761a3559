import { ACCENTS } from '~/domain/speech/accent';
import type { StudyWord } from '~/schemas/media-content';
import type { Turn, VoiceContent } from '~/schemas/voice-content';
import { castSpeakers } from './cast-speakers';
import { type Cards, listOverrides, toCards, toOverrides } from './known-words';
import { type ClipLine, type SpokenLine, toClipLine } from './render-clip';
import type { Prosody, SpeechEngine } from './speech-engine';
import { splitSentences } from './split-sentences';
import { castOf, rowsFor } from './voices';
import { wordsToSay } from './words-to-say';

/** A narrator speaks more slowly than the others. */
const NARRATOR_SPEED = 0.94;
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

/** The spoken parts of a voice lesson. */
export type SpokenLesson = Pick<
  VoiceContent,
  'level' | 'speakers' | 'transcript' | 'vocabulary' | 'tasks'
>;

export interface TurnLine {
  turn: Turn;
  pauseMs: number;
  /** The line for each possible voice, by preference. */
  lines: ClipLine[];
}

/** The words on the cards of a voice lesson. */
export const cardsOf = ({ vocabulary }: Pick<SpokenLesson, 'vocabulary'>): Cards =>
  toCards(vocabulary);

/** The lines of a voice lesson, in order.
 *  @throws Error naming a word that has no known pronunciation */
export function turnLines(lesson: SpokenLesson, engines: readonly SpeechEngine[]): TurnLine[] {
  const { level, transcript } = lesson;
  const voices = castSpeakers(lesson, engines);
  const cards = cardsOf(lesson);
  return transcript.map((turn, index) => {
    const { voice, pitch, accent } = voices.get(turn.speaker)!;
    const line: SpokenLine = {
      text: turn.en,
      words: wordsToSay(turn.en, accent, {
        overrides: listOverrides(turn.pronunciations),
        cards,
      }),
      speed: PACE[level] * (turn.speaker === 'narrator' ? NARRATOR_SPEED : 1),
      pitch,
    };
    const lines = toClipLine(line, voice);
    if (!lines) throw new Error(`${voice.voice.id} has no sound for “${turn.en}”.`);
    return { turn, pauseMs: pauseBefore(turn, transcript[index - 1]), lines: [lines] };
  });
}

function pauseBefore(turn: Turn, before: Turn | undefined): number {
  if (!before) return PAUSES.first;
  if (before.speaker === turn.speaker) return PAUSES.same;
  const narrated = [before.speaker, turn.speaker].includes('narrator');
  return narrated ? PAUSES.narrator : PAUSES.other;
}

/** The lines of the study, each in both accents: words by themselves, samples by sentence. In US English they
 *  alternate between the voices; in British English the British voice comes first, because no screen of a voice
 *  lesson names the voice. If a voice misreads a text, the next is tried. */
export function studyLines(lesson: SpokenLesson, engines: readonly SpeechEngine[]) {
  const { level, vocabulary, tasks } = lesson;
  const cards = cardsOf(lesson);
  const twice = (text: string, speed: number, position: number, own?: StudyWord) => {
    const overrides = own && toOverrides(own);
    return ACCENTS.map((accent): ClipLine[] => {
      const line = { text, words: wordsToSay(text, accent, { overrides, cards }), speed };
      const voices = rowsFor(castOf(engines, accent), accent === 'US' ? position : 1).flat();
      return voices.flatMap((speaker) => toClipLine(line, speaker) ?? []);
    });
  };
  return {
    vocabulary: vocabulary.map((word, index) => twice(word.text, WORD_PACE, index + 1, word)),
    tasks: tasks.map(({ sample }) =>
      splitSentences(sample).map((text, index) => ({
        text,
        lines: twice(text, PACE[level], index + 1),
      })),
    ),
  };
}
