/** The questions that each account is asked once, in this order: level, weekly goal, hour of the reminder. */
export const QUESTIONS = ['LEVEL', 'GOAL', 'HOUR'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The questions of which an account has neither answered nor skipped any, in their order. */
export function openQuestions(asked: readonly Question[]): Question[] {
  return QUESTIONS.filter((question) => !asked.includes(question));
}

/** The questions that a change of settings answers: a removed value counts as chosen, too. */
export function answeredBy(change: {
  level?: unknown;
  goal?: unknown;
  reminderHour?: unknown;
}): Question[] {
  const answers = { LEVEL: change.level, GOAL: change.goal, HOUR: change.reminderHour };
  return QUESTIONS.filter((question) => answers[question] !== undefined);
}
