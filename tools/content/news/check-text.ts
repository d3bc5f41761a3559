import type { UnitCheck } from '~/domain/news/check-unit';
import { UNIT_GOALS } from '~/domain/selection/conversation';

/** Formats the counts of a check beside their goals, on one line. */
export function goalsLine(level: string, { words, sentences, counts }: UnitCheck): string {
  const part = (count: number, of: number, goal: number, what: string) =>
    `${count >= goal ? '✓' : '✗'} ${count} of ${of} ${what} (goal ${goal})`;
  return [
    part(counts.wordsAtLevel, words.length, UNIT_GOALS.wordsAtLevel, `words at ${level}`),
    part(
      counts.conversational,
      sentences.length,
      UNIT_GOALS.conversational,
      'sentences in the first or second person or asked',
    ),
    part(counts.contractions, sentences.length, UNIT_GOALS.contractions, 'with a contraction'),
  ].join('   ');
}

/** Formats the check of a unit: its goals, its words with their levels, its sentences, its problems. */
export function checkLines(slug: string, level: string, check: UnitCheck): string[] {
  const { words, sentences, problems } = check;
  return [
    `${slug}  ${level}`,
    `  ${goalsLine(level, check)}`,
    `  ${words.map((word) => `${word.text} ${word.level}${word.isAtLevel ? '' : ' ✗'}`).join(' · ')}`,
    ...sentences.map((sentence, index) => {
      const marks = [
        sentence.level,
        `${sentence.length} words`,
        ...(sentence.isConversational ? ['conversational'] : []),
        ...(sentence.hasContraction ? ['contraction'] : []),
        ...(sentence.unresolved ? [`✗ “${sentence.unresolved}” needs the text before it`] : []),
      ];
      return `  ${String(index + 1).padStart(2)}  ${sentence.text}  (${marks.join(', ')})`;
    }),
    ...Object.entries(problems).map(([field, problem]) => `  ✗ ${field} ${problem}`),
  ];
}
