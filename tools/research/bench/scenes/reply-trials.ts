import type { Scene, SceneTurn } from '~/domain/scene/scene';
import { castScene } from '~/server/gateways/speech/scene-lines';
import type { SpeechEngine } from '~/server/gateways/speech/speech-engine';
import type { AvailableVoice } from '~/server/gateways/speech/voices';
import { shuffledIndices } from '~tools/research/experiment/shuffle';

/** A text that a voice says at a turn. */
export interface ReplyTrial {
  scene: string;
  turn: string;
  replies: readonly string[];
  /** Index of the reply that is said; null for a reply of another turn. */
  wanted: number | null;
  text: string;
  speaker: AvailableVoice;
}

/** Voices of engines that make none of a scene's clips. */
export function otherVoices(scene: Scene, engines: readonly SpeechEngine[]): AvailableVoice[] {
  const used = new Set(
    [...castScene(scene, engines).values()].map(({ voice }) => voice.voice.engine),
  );
  return engines
    .filter(({ name }) => !used.has(name))
    .flatMap((engine) => engine.voices.map((voice) => ({ voice, engine })));
}

/** Draws turns, and for each two trials by one voice: a reply of it, and a reply of another turn.
 *  @param count of turns; all of them if it is greater */
export function replyTrials(
  scenes: readonly Scene[],
  engines: readonly SpeechEngine[],
  count: number,
  random: () => number,
): ReplyTrial[] {
  const turns = scenes.flatMap((scene) =>
    Object.entries(scene.turns).map(([key, turn]) => ({ scene, key, turn })),
  );
  const texts = turns.flatMap(({ turn }) => repliesOf(turn));
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  return [...shuffledIndices(turns.length, random)].slice(0, count).flatMap((index) => {
    const { scene, key, turn } = turns[index]!;
    const replies = repliesOf(turn);
    const wanted = Math.floor(random() * replies.length);
    const trial = {
      scene: scene.slug,
      turn: key,
      replies,
      speaker: pick(otherVoices(scene, engines)),
    };
    return [
      { ...trial, wanted, text: replies[wanted]! },
      { ...trial, wanted: null, text: pick(texts.filter((text) => !replies.includes(text))) },
    ];
  });
}

const repliesOf = ({ replies }: SceneTurn): string[] => replies.map(({ en }) => en);
