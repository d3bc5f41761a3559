import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UnitContent } from '~/schemas/content';
import { checkUnitFiles } from './check-files';
import { UNIT_FOLDER } from './unit-file';

const SLUG = 'a-better-night';
const unit: UnitContent = JSON.parse(readFileSync(join(UNIT_FOLDER, `${SLUG}.json`), 'utf8'));

/** The check of a unit whose words have other fields, by their text. */
function check(changes: Record<string, object>) {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  const words = unit.words.map((word) => ({ ...word, ...changes[word.text] }));
  writeFileSync(join(folder, `${SLUG}.json`), JSON.stringify({ ...unit, words }));
  return checkUnitFiles([], folder);
}
const remarks = (lines: readonly string[]) => lines.filter((line) => line.startsWith('  ! '));

describe('npm run news -- check', () => {
  it('The check names a meaning that contradicts the lexicon, and does not count it as a problem', async () => {
    const { lines, problems } = await check({ pillow: { meaning: '減少；降低' } });
    expect(remarks(lines)).toEqual([
      expect.stringMatching(
        /^ {2}! words\.7\.meaning “減少；降低” contradicts the lexicon, where “pillow” \(noun\) is “枕頭/,
      ),
    ]);
    expect(lines.at(-1)).toContain('1 of 10 meanings');
    expect(problems).toBe(0);
  });

  it('The check lets synonyms pass, and a meaning that is one of several', async () => {
    const { lines } = await check({
      gradually: { meaning: '漸漸地' },
      pace: { meaning: '步伐' },
      alert: { meaning: '警覺' },
    });
    expect(remarks(lines)).toEqual([]);
  });

  it('The check says which meaning it cannot compare', async () => {
    const { lines, problems } = await check({ alert: { partOfSpeech: 'adverb' } });
    expect(remarks(lines)).toEqual([
      '  ! words.10.meaning cannot be compared: the lexicon lacks “alert” (adverb)',
    ]);
    expect(problems).toBe(0);
  });
});
