import { parseArgs } from 'node:util';
import { gradeSentence } from '~/domain/grading/grade-sentence';
import { gradeText } from '~/domain/grading/grade-text';
import { CEFR_LEVELS } from '~/domain/grading/types';
import { writeMeasured } from '~tools/research/experiment/write-measured';
import { readTriples, type Triple } from '../grade/graded-texts';
import { type JudgedSentence, readJudgedSentences } from '../grade/judged-sentences';
import { quadraticKappa } from '../grade/kappa';

const USAGE = 'npm run bench:grading -- --sentences FILE --texts DIR [--write]';

/** Benchmark of the grading: agreement with two teachers, and the order of three versions of the same news.
 *
 *      npm run bench:grading -- --sentences FILE --texts DIR [--write]
 *
 *  FILE holds `sentence⇥level by teacher A⇥by teacher B` (1–6 or A1–C2; other lines are reported and skipped); DIR
 *  holds NAME-ele.txt, NAME-int.txt and NAME-adv.txt. The last line is one JSON object: `sentences` their number;
 *  `qwkA`, `qwkB` quadratic weighted kappa of our levels with each teacher's, `qwkTeachers` between the two; `within1`
 *  the fraction of sentences whose level is at most one from that of at least one teacher; `triples` their number;
 *  `triplesInOrder` the fraction of them with ele < int < adv, all strictly. `--write` puts the agreement on the page
 *  about quality: only for sentences that the grading was not fitted to. */
async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      sentences: { type: 'string' },
      texts: { type: 'string' },
      write: { type: 'boolean' },
    },
  });
  if (!values.sentences || !values.texts) throw new Error(USAGE);
  const { judged, skipped: skippedLines } = await readJudgedSentences(values.sentences);
  const { triples, skipped } = await readTriples(values.texts);
  for (const line of [...skippedLines, ...skipped]) console.log(`skipped ${line}`);
  const agreement = evaluateSentences(judged);
  if (values.write) await writeMeasured('levels', agreement);
  const result = { ...agreement, ...evaluateTriples(triples) };
  console.log(JSON.stringify(result));
}

function evaluateSentences(judged: readonly JudgedSentence[]) {
  const ours = judged.map(({ sentence }) => CEFR_LEVELS.indexOf(gradeSentence(sentence).level) + 1);
  const a = judged.map((sentence) => sentence.a);
  const b = judged.map((sentence) => sentence.b);
  const qwk = {
    a: quadraticKappa(ours, a),
    b: quadraticKappa(ours, b),
    teachers: quadraticKappa(a, b),
  };
  const withinOne = (teacher: readonly number[]) =>
    ours.map((level, i) => Math.abs(level - teacher[i]!) <= 1);
  const [nearA, nearB] = [withinOne(a), withinOne(b)];
  const within1 = fractionTrue(nearA.map((isNearA, i) => isNearA || nearB[i]!));

  console.log(`${judged.length} sentences\n`);
  console.log('           our level');
  console.log(`mean of A and B   ${CEFR_LEVELS.map((level) => level.padStart(6)).join('')}`);
  for (let sum = 2; sum <= 12; sum++) {
    const row = ours.filter((_, i) => a[i]! + b[i]! === sum);
    const counts = CEFR_LEVELS.map((_, k) => row.filter((level) => level === k + 1).length);
    const name = CEFR_LEVELS[Math.floor(sum / 2) - 1]! + (sum % 2 ? '–' : ' ');
    console.log(
      `${name.padEnd(17)} ${counts.map((count) => String(count || '·').padStart(6)).join('')}`,
    );
  }
  console.log(`
quadratic weighted kappa   to A ${qwk.a.toFixed(3)}   to B ${qwk.b.toFixed(3)}   mean ${((qwk.a + qwk.b) / 2).toFixed(3)}
the teachers between them  ${qwk.teachers.toFixed(3)}
within one level           of A ${percent(fractionTrue(nearA))}   of B ${percent(fractionTrue(nearB))}   of at least one ${percent(within1)}
`);
  return {
    sentences: judged.length,
    qwkA: round(qwk.a),
    qwkB: round(qwk.b),
    qwkTeachers: round(qwk.teachers),
    within1: round(within1),
  };
}

function evaluateTriples(triples: readonly Triple[]) {
  const graded = triples.map(({ name, texts }) => ({ name, grades: texts.map(gradeText) }));
  const inOrder = graded.filter(({ grades: [ele, int, adv] }) =>
    Boolean(ele && int && adv && ele.value < int.value && int.value < adv.value),
  );
  console.log(`${triples.length} texts at three levels; mean value and levels found`);
  for (const [i, name] of ['elementary', 'intermediate', 'advanced'].entries()) {
    const column = graded.map(({ grades }) => grades[i]!);
    const mean = column.reduce((sum, { value }) => sum + value, 0) / column.length;
    const levels = CEFR_LEVELS.map(
      (level) => `${level} ${column.filter((grade) => grade.level === level).length}`,
    );
    console.log(`${name.padEnd(13)} ${mean.toFixed(2)}   ${levels.join('  ')}`);
  }
  const fraction = inOrder.length / triples.length;
  console.log(`in order      ${inOrder.length} of ${triples.length} (${percent(fraction)})`);
  for (const { name, grades } of graded.filter((triple) => !inOrder.includes(triple)))
    console.log(`  not: ${name} ${grades.map(({ value }) => value.toFixed(2)).join(' ')}`);
  console.log();
  return { triples: triples.length, triplesInOrder: round(fraction) };
}

const fractionTrue = (tests: readonly boolean[]) => tests.filter(Boolean).length / tests.length;
const percent = (fraction: number) => `${(100 * fraction).toFixed(1)} %`;
const round = (value: number) => Number(value.toFixed(4));

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
