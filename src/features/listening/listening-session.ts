import { type ContrastResult, countAnswers } from '~/domain/listening/count-answers';
import type { ListeningQuestionItem } from '~/schemas/listening';

/** A round in progress. */
export interface ListeningSession {
  questions: readonly ListeningQuestionItem[];
  /** The chosen index of each answered question. */
  choices: readonly (0 | 1)[];
  /** Index of the question on the screen; the number of questions at the end. */
  index: number;
}

export const beginSession = (questions: readonly ListeningQuestionItem[]): ListeningSession => ({
  questions,
  choices: [],
  index: 0,
});

/** Chooses a word of the question on the screen; a second choice changes nothing. */
export function choose(session: ListeningSession, choice: 0 | 1): ListeningSession {
  const { questions, choices, index } = session;
  if (choices.length > index || index >= questions.length) return session;
  return { questions, choices: [...choices, choice], index };
}

/** Goes on to the next question, or to the end, once the present one is answered. */
export function goOn(session: ListeningSession): ListeningSession {
  const { questions, choices, index } = session;
  return choices.length > index ? { questions, choices, index: index + 1 } : session;
}

export const isOver = ({ questions, index }: ListeningSession): boolean =>
  index >= questions.length;

/** The answers of a round by contrast, and the number of right ones. */
export function summariseSession({ questions, choices }: ListeningSession): {
  results: ContrastResult[];
  right: number;
} {
  const results = countAnswers(
    choices.map((choice, index) => ({
      contrast: questions[index]!.contrast,
      isRight: choice === questions[index]!.said,
    })),
  );
  return { results, right: results.reduce((sum, { right }) => sum + right, 0) };
}

/** The two words after which a contrast is named: `ship` and `sheep` of `sheepShip`. */
export function contrastWords(contrast: string): [string, string] {
  const [first = '', second = ''] = contrast.split(/(?=[A-Z])/);
  return [first, second.toLowerCase()];
}
