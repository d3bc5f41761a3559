import { join } from 'node:path';
import { checkUnit, type UnitCheck } from '~/domain/news/check-unit';
import { UNIT_GOALS } from '~/domain/selection/conversation';
import { UsageError } from '~/operate/usage-error';
import { type UnitContent, unitContentSchema } from '~/schemas/content';
import { readContentFolder } from '~/server/content/read-content';
import { parser } from '~/server/gateways/nlp/configured';
import { checkLines } from './check-text';
import { compareWithLexicon } from './compare-with-lexicon';

const GOALS = Object.keys(UNIT_GOALS) as (keyof typeof UNIT_GOALS)[];

/** Checks the content files of units and sums up how many reach their goals.
 *  @param slugs none for all
 *  @returns the lines to print, and the number of wrong fields and missed goals, without the remarks on meanings
 *  @throws UsageError for an unknown unit, ContentError for a file that cannot be read */
export async function checkUnitFiles(
  slugs: readonly string[],
  folder: string,
): Promise<{ lines: string[]; problems: number }> {
  const all = readContentFolder(folder, unitContentSchema);
  const unknown = slugs.filter((slug) => !all.some((unit) => unit.slug === slug));
  if (unknown.length > 0)
    throw new UsageError(
      unknown.map((slug) => `${join(folder, slug)}.json does not exist.`).join('\n'),
    );
  const units = slugs.length > 0 ? all.filter(({ slug }) => slugs.includes(slug)) : all;
  const checks = units.map((unit) => {
    const check = checkUnit(unit, (text) => parser().parse(text));
    return {
      unit,
      check: { ...check, problems: { ...check.problems, ...taughtTwice(unit, all) } },
    };
  });
  const problems = checks.reduce((sum, { check }) => sum + countProblems(check), 0);
  const clean = checks.filter(({ check }) => countProblems(check) === 0).length;
  const remarks = await Promise.all(units.map(({ words }) => compareWithLexicon(words)));
  const lines = checks.flatMap(({ unit, check }, index) => [
    ...checkLines(unit.slug, unit.level, check),
    ...remarks[index]!.map((remark) => `  ! ${remark}`),
    '',
  ]);
  const words = units.flatMap((unit) => unit.words).length;
  return {
    lines: [
      ...lines,
      `${clean} of ${checks.length} units are as they should be.`,
      `${remarks.flat().length} of ${words} meanings contradict the lexicon or cannot be compared with it.`,
    ],
    problems,
  };
}

function countProblems({ counts, sentences, problems }: UnitCheck): number {
  const missedGoals = GOALS.filter((goal) => counts[goal] < UNIT_GOALS[goal]).length;
  const unresolved = sentences.filter((sentence) => sentence.unresolved !== null).length;
  return missedGoals + unresolved + Object.keys(problems).length;
}

/** Words and sentences that another unit teaches, too. */
function taughtTwice(unit: UnitContent, all: readonly UnitContent[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const kind of ['words', 'sentences'] as const)
    unit[kind].forEach(({ text }, index) => {
      const other = all.find(
        ({ slug, [kind]: items }) => slug !== unit.slug && items.some((item) => item.text === text),
      );
      if (other)
        problems[`${kind}.${index + 1}.text`] = `“${text}” is taught by ${other.slug}, too`;
    });
  return problems;
}
