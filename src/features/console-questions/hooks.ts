'use client';
import { trpc } from '~/trpc/react';

/** The questions by group, hidden ones too. */
export function useQuestions() {
  return trpc.operator.siteContent.questions.useQuery();
}

/** The acts on questions. The list is refetched after each, also when a colleague was faster. */
export function useQuestionActs() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.siteContent.questions.invalidate();
  return {
    add: trpc.operator.siteContent.addQuestion.useMutation({ onSettled }),
    edit: trpc.operator.siteContent.editQuestion.useMutation({ onSettled }),
    editGroup: trpc.operator.siteContent.editQuestionGroup.useMutation({ onSettled }),
    order: trpc.operator.siteContent.orderQuestions.useMutation({ onSettled }),
    setHidden: trpc.operator.siteContent.setHidden.useMutation({ onSettled }),
  };
}
