import { hearReply } from '~/domain/scene/heard-reply';
import { seededRandom } from '~/domain/seeded-random';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { scoreUtterance } from '~/domain/speech/score-utterance';
import type { ReferenceWord } from '~/domain/speech/types';
import { loadScenes } from '~/server/content/load-scenes';
import { openEngines } from '~/server/gateways/speech/open-engines';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { readCorpus } from '~tools/research/experiment/corpus';
import { sayText } from '~tools/research/experiment/say-text';
import { servedModel } from '~tools/research/experiment/served-model';
import { readWav16k } from '~tools/research/experiment/wav';
import { type Choice, type Choices, countChoices } from './count-choices';
import { learnerTrials } from './learner-trials';
import { replyTrials } from './reply-trials';

const SEED = 11;
const DEFAULT_TURNS = 40;

/** Benchmark of the choice among the replies of a turn.
 *
 *  npm run bench:scenes -- [DIR] [--turns=N]
 *
 *  N turns (40; 0 for all) are drawn with a seed. A voice of an engine that makes none of the scene's clips says a
 *  reply of each, and a reply of another turn. With DIR (as for `bench:speech`) learners' recordings are compared with
 *  three texts in the same way, N of them. Each choice takes 0.4 s of a core. It prints the misses and the figures by
 *  voice and level; the last line is one JSON object: of replies that were said (`said`) those chosen (`right`) and
 *  those for which another was (`wrong`), of others (`other`) those for which none was (`none`). */
async function main(args: readonly string[]): Promise<void> {
  const folder = args.find((arg) => !arg.startsWith('--'));
  const turns = args.find((arg) => arg.startsWith('--turns='))?.slice('--turns='.length);
  const count = Number(turns ?? DEFAULT_TURNS) || Number.POSITIVE_INFINITY;
  const model = await servedModel();
  const choices = [
    ...(await chooseVoices(model, count)),
    ...(folder ? await chooseLearners(model, folder, count) : []),
  ];
  const figures = countChoices(choices);
  for (const [group, choicesOf] of Object.entries(figures).sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(toRow(group, choicesOf));
  console.log(JSON.stringify(figures));
}

async function chooseVoices(model: AcousticModel, count: number): Promise<Choice[]> {
  const scenes = loadScenes();
  const levels = new Map(scenes.map(({ slug, level }) => [slug, level]));
  const choices: Choice[] = [];
  for (const trial of replyTrials(scenes, openEngines(), count, seededRandom(SEED))) {
    const { scene, turn, replies, wanted, text, speaker } = trial;
    const references = replies.map((reply) => referenceWords(reply));
    const chosen = await choose(model, await sayText(text, speaker), references);
    const { id } = speaker.voice;
    if (chosen !== wanted) console.log(`${scene} ${turn}, ${id}: “${text}” → ${chosen}`);
    choices.push({ groups: ['voices', id, `${levels.get(scene)}`], wanted, chosen });
  }
  return choices;
}

async function chooseLearners(
  model: AcousticModel,
  folder: string,
  count: number,
): Promise<Choice[]> {
  const { utterances } = await readCorpus(folder);
  const choices: Choice[] = [];
  const trials = learnerTrials(utterances, Math.min(count, utterances.length), seededRandom(SEED));
  for (const { utterance, replies, wanted } of trials) {
    const chosen = await choose(model, await readWav16k(utterance.wav), replies);
    choices.push({ groups: ['learners'], wanted, chosen });
  }
  return choices;
}

async function choose(
  model: AcousticModel,
  samples: Float32Array,
  references: readonly ReferenceWord[][],
): Promise<number | null> {
  const heard = await hearReply(samples, references, async (pcm, reference) =>
    scoreUtterance(model, pcm, reference),
  );
  return heard.reply;
}

const percent = (part: number, of: number) =>
  of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`;

const toRow = (group: string, { said, right, wrong, other, none }: Choices): string =>
  `${group.padEnd(12)} chosen ${percent(right, said)} of ${said}, another ${wrong}, none caught ${percent(none, other)} of ${other}`;

await main(process.argv.slice(2));
