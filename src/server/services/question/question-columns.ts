import type { AddQuestionInput } from '~/schemas/operator-question';

/** The columns of what operators write of a question. */
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
