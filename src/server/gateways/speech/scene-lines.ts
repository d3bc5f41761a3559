import type { Scene, ScenePerson } from '~/domain/scene/scene';
import { type CastSpeaker, castSpeakers } from './cast-speakers';
import { type ClipLine, toClipLine } from './render-clip';
import type { SpeechEngine } from './speech-engine';
import type { AvailableVoice } from './voices';
import { wordsToSay } from './words-to-say';

/** Pace of the lines by level; 1 is the voice's own. */
const PACE = { A2: 0.85, B1: 0.92, B2: 0.97 } as const;

/** Whether a voice suits a person: nobody from Taiwan speaks with a Scottish accent. */
const suits = ({ home }: Pick<ScenePerson, 'home'>, { voice }: AvailableVoice): boolean =>
  home !== 'TAIWAN' || voice.variety !== 'scottish';

/** The voices of the people of a scene, by their sex, their accent and where they are at home.
 *  @throws Error when no voice here suits a person */
export function castScene(
  { people }: Pick<Scene, 'people'>,
  engines: readonly SpeechEngine[],
): Map<string, CastSpeaker> {
  return castSpeakers({ speakers: { ...people } }, engines, (name, voice) =>
    suits(people[name]!, voice),
  );
}

/** A line of a scene with the clip that it needs. */
export interface SceneClipJob {
  /** Key of the turn or of the ending. */
  key: string;
  text: string;
  line: ClipLine;
}

/** The clips of a scene: one for each line of the other people; the learner's replies have none.
 *  @throws Error naming a word that has no known pronunciation */
export function listSceneClipJobs(scene: Scene, engines: readonly SpeechEngine[]): SceneClipJob[] {
  const cast = castScene(scene, engines);
  return Object.entries({ ...scene.turns, ...scene.endings }).map(([key, { person, en }]) => {
    const { voice, pitch, accent } = cast.get(person)!;
    const words = wordsToSay(en, accent);
    const line = toClipLine({ text: en, words, speed: PACE[scene.level], pitch }, voice);
    if (!line) throw new Error(`${voice.voice.id} has no sound for “${en}”.`);
    return { key, text: en, line };
  });
}
