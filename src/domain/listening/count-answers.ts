import { CONTRASTS, type Contrast } from './contrast';

/** An answer to a question. */
export interface ListeningAnswer {
  contrast: Contrast;
  isRight: boolean;
}

/** The answers to one contrast in a round. */
export interface ContrastResult {
  contrast: Contrast;
  answers: number;
  right: number;
}

/** Counts answers by contrast, in the order of the contrasts; those without an answer are left out. */
export function countAnswers(answers: readonly ListeningAnswer[]): ContrastResult[] {
  return CONTRASTS.flatMap((contrast) => {
    const own = answers.filter((answer) => answer.contrast === contrast);
    if (own.length === 0) return [];
    const right = own.filter(({ isRight }) => isRight).length;
    return [{ contrast, answers: own.length, right }];
  });
}
