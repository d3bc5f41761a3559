import type { ReferenceWord } from '~/domain/speech/types';
import { loadUnits } from '~/server/content/load-units';
import { createFlite } from '~/server/gateways/speech/flite';
import { createPico } from '~/server/gateways/speech/pico';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { sayText } from '~tools/research/experiment/say-text';
import { shuffledIndices } from '~tools/research/experiment/shuffle';
import { type EndingTake, type TextTake, type WordTake, withSilence } from './takes';

/** Noise of a quiet room, root mean square. */
const ROOM_LEVEL = 0.0008;
/** Number of sentences that are said instead of words, from the unit and from elsewhere. */
const SENTENCES = 3;
/** Number of words that a recording of something else is compared with. */
const ASKED = 4;
/** Sentences with an ending that makes another word, and with the other one. */
const ENDING_PAIRS: readonly (readonly [string, string, number])[] = [
  ['The market made forty bags of garbage.', 'The market made fourteen bags of garbage.', 3],
  ['We waited thirty minutes.', 'We waited thirteen minutes.', 2],
  ['She bought fifty apples.', 'She bought fifteen apples.', 2],
  ['The answer is sixty.', 'The answer is sixteen.', 3],
  ['It costs ninety dollars.', 'It costs nineteen dollars.', 2],
  ['We can hear the music.', "We can't hear the music.", 1],
  ['You can open the window.', "You can't open the window.", 1],
  ['I can see your house.', "I can't see your house.", 1],
  ['The cups are on the table.', 'The cup are on the table.', 1],
  ['He reads every evening.', 'He read every evening.', 1],
  ['They washed every bowl.', 'They wash every bowl.', 1],
  ['We opened a window.', 'We open a window.', 1],
];

/** Renders the words and sentences of units, and the pairs of endings, in the packaged voices.
 *  Deterministic. */
export async function voiceTakes(
  slugs: readonly string[],
  random: () => number,
): Promise<{ words: WordTake[]; texts: TextTake[]; endings: EndingTake[] }> {
  const units = loadUnits().filter(({ slug }) => slugs.includes(slug));
  if (units.length < 2) throw new Error('At least two units: the others’ sentences are unrelated.');
  const [words, texts, endings]: [WordTake[], TextTake[], EndingTake[]] = [[], [], []];
  const engines = [createPico(), createFlite()];
  const voices = engines.flatMap((engine) => engine.voices.map((voice) => ({ engine, voice })));
  const source = 'voices';
  for (const speaking of voices) {
    const speaker = speaking.voice.id;
    const say = async (text: string) =>
      withSilence(await sayText(text, speaking), ROOM_LEVEL, random);
    for (const [u, unit] of units.entries()) {
      const other = units[(u + 1) % units.length]!;
      const taughtWords = unit.words.map(({ text }) => referenceWords(text)[0]!);
      const ask = (index: number) => {
        const word = taughtWords[index]!;
        return { word, taught: taughtWords.filter((taught) => taught !== word) };
      };
      const others = (said: number) =>
        [...shuffledIndices(taughtWords.length, random)].filter((i) => i !== said).slice(0, ASKED);
      for (const [said, { text }] of unit.words.entries()) {
        const asked = [said, ...others(said)].map((index) => ({
          relation: index === said ? ('right' as const) : ('taughtWord' as const),
          ...ask(index),
        }));
        words.push({ source, speaker, said: text, pcm: await say(text), asked });
      }
      for (const { text } of other.words.slice(0, SENTENCES)) {
        const asked = others(-1).map((i) => ({ relation: 'otherWord' as const, ...ask(i) }));
        words.push({ source, speaker, said: text, pcm: await say(text), asked });
      }
      const own = unit.sentences.slice(0, SENTENCES).map(({ text }) => text);
      const foreign = other.sentences.slice(0, SENTENCES).map(({ text }) => text);
      for (const text of [...own, ...foreign]) {
        const pcm = await say(text);
        const inside = taughtWords.findIndex((word) => contains(text, word));
        const asked = [...new Set([...(inside < 0 ? [] : [inside]), ...others(-1)])].map(
          (index) => ({
            relation: contains(text, taughtWords[index]!)
              ? ('withMore' as const)
              : ('sentence' as const),
            ...ask(index),
          }),
        );
        words.push({ source, speaker, said: text, pcm, asked });
        texts.push({
          source,
          speaker,
          pcm,
          asked: own.map((asked) => ({
            relation: asked === text ? ('right' as const) : ('sentence' as const),
            words: referenceWords(asked),
          })),
        });
      }
    }
    for (const [first, second, index] of ENDING_PAIRS) {
      for (const text of [first, second]) {
        const asked = [first, second].map((asked) => ({
          words: referenceWords(asked),
          index,
          said: asked === text,
        }));
        endings.push({ source, speaker, pcm: await say(text), asked });
      }
    }
  }
  return { words, texts, endings };
}

const stem = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Whether a sentence has a word, or a form of it. */
const contains = (sentence: string, { text }: ReferenceWord): boolean =>
  sentence.split(' ').some((token) => stem(token).startsWith(stem(text).slice(0, -1)));
