import type { AddQuestionInput } from '~/schemas/operator-question';

/** The columns of a question that operators edit. */
export function questionColumns({
  groupId,
  question,
  answer,
}: Pick<AddQuestionInput, 'groupId' | 'question' | 'answer'>) {
  return {
    groupId,
    questionZh: question.zh,
    questionEn: question.en,
    answerZh: answer.zh,
    answerEn: answer.en,
  };
}
