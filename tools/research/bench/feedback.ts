import { judgeSpoken } from '~/domain/lesson-feedback';
import { estimateExpertScores } from '~/domain/speech/expert-score';
import {
  analyseUtterance,
  collectEvidence,
  toUtteranceResult,
} from '~/domain/speech/score-utterance';
import { isWrongSound } from '~tools/research/experiment/expert-labels';
import { readWav16k } from '~tools/research/experiment/wav';
import { describeJudgement } from './describe-judgement';
import { openScorers, readScorerOptions } from './open-scorers';
import { sampleTrials } from './speech-setting';

const DEFAULT_SAMPLE = 30;

/** Prints the feedback on recordings as a learner sees it, above what experts heard, to be read by a person.
 *
 *  npm run bench:feedback -- DIR [--calibration=OUT --ear=MODE | --ear=served] [--sample=N]
 *
 *  DIR is that of `bench:speech`, with `labels.tsv`; thirty recordings are drawn with a seed, or N. Words are marked
 *  (*another word*, ~could not tell~). The experts' line has each sound to which they give 1 of 2 or less, in its word:
 *  wrong ones, with 0.5 or less, have an exclamation mark. */
async function main(args: readonly string[]): Promise<void> {
  const folder = args.find((arg) => !arg.startsWith('--'));
  if (!folder) throw new Error('The folder is missing: npm run bench:feedback -- DIR');
  const sample = args.find((arg) => arg.startsWith('--sample='))?.split('=')[1];
  const scorerOf = await openScorers(readScorerOptions(args));
  const { trials } = await sampleTrials(folder, Number(sample ?? DEFAULT_SAMPLE));
  for (const { utterance } of trials) {
    const { id, speaker, words, wav, expert } = utterance;
    const { model, expert: estimates } = scorerOf(speaker);
    const recording = analyseUtterance(model, await readWav16k(wav));
    if (typeof recording === 'string') {
      console.log(`${id}: ${recording}`);
      continue;
    }
    const heard = collectEvidence(model, recording, words);
    if (!heard) continue;
    const expertScores = estimateExpertScores(model, heard.phones, estimates);
    const result = toUtteranceResult(model, recording, words, { ...heard, expertScores });
    const wrong = (expert ?? []).flatMap(({ phones, scores }, word) => {
      const sounds = phones.flatMap((phone, i) => {
        const score = scores[i]!;
        return score > 1 ? [] : [`${phone}${isWrongSound(score) ? '!' : ''}`];
      });
      return sounds.length > 0 ? [`${words[word]!.text} (${sounds.join(' ')})`] : [];
    });
    console.log(`${id} ${describeJudgement(judgeSpoken(result))}`);
    console.log(`  experts: ${wrong.join(', ') || 'nothing wrong'}\n`);
  }
}

await main(process.argv.slice(2));
