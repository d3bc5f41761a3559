import type { Accent } from '~/domain/speech/accent';
import type { Speaker } from '~/domain/voices';
import type { VoiceContent } from '~/schemas/voice-content';
import type { SpeechEngine } from './speech-engine';
import { type AvailableVoice, castOf } from './voices';

/** The voice of a speaker. */
export interface CastSpeaker {
  voice: AvailableVoice;
  /** Factor of the voice's own pitch, which distinguishes two speakers with one voice. */
  pitch: number;
  accent: Accent;
}

const PITCHES = [1, 1.06, 0.94] as const;

/** Voices for the speakers of a lesson: for each speaker the voice of the same accent and sex with the fewest
 *  speakers so far.
 *  @param suits whether a voice may be a speaker's beyond that
 *  @throws Error when no voice of a speaker's accent has the speaker's sex and suits */
export function castSpeakers(
  { speakers }: Pick<VoiceContent, 'speakers'>,
  engines: readonly SpeechEngine[],
  suits: (name: string, voice: AvailableVoice) => boolean = () => true,
): Map<string, CastSpeaker> {
  const cast = new Map<string, CastSpeaker>();
  const count = (matches: (speaker: CastSpeaker) => boolean) =>
    [...cast.values()].filter(matches).length;
  for (const [name, { accent, sex }] of Object.entries(speakers)) {
    const row = castOf(engines, accent)
      .flat()
      .filter((candidate) => candidate.voice.sex === sex && suits(name, candidate));
    if (row.length === 0)
      throw new Error(`No ${sex} voice with the accent ${accent} is here for “${name}”.`);
    const uses = (candidate: AvailableVoice) =>
      count(({ voice }) => voice.voice.id === candidate.voice.id);
    const voice = row.reduce((best, next) => (uses(next) < uses(best) ? next : best));
    cast.set(name, {
      voice,
      accent,
      pitch: PITCHES[Math.min(uses(voice), PITCHES.length - 1)]!,
    });
  }
  return cast;
}

/** The description of each speaker's voice for learners. */
export function speakerVoices(
  lesson: Pick<VoiceContent, 'speakers'>,
  engines: readonly SpeechEngine[],
): Record<string, Speaker> {
  const cast = [...castSpeakers(lesson, engines)];
  return Object.fromEntries(
    cast.map(([name, { voice }]) => [name, { variety: voice.voice.variety, sex: voice.voice.sex }]),
  );
}
