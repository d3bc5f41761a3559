'use client';
import { NewContent } from '~/console/content/new-content';
import { useScopedI18n } from '~/i18n/client';
import { addQuestionSchema, type QuestionGroup } from '~/schemas/operator-question';
import { useQuestionActs } from '../hooks';
import { useQuestionFields } from '../use-question-fields';

/** The form of a new question. */
export function NewQuestionForm({ groups }: { groups: readonly QuestionGroup[] }) {
  const t = useScopedI18n('consoleQuestions');
  const { add } = useQuestionActs();
  return (
    <NewContent
      draftName="new-question"
      title={t('new')}
      fields={useQuestionFields(groups)}
      saved={{ groupId: groups[0]?.id ?? '' }}
      schema={addQuestionSchema}
      add={add.mutateAsync}
      done={t('added')}
      submit={t('add')}
    />
  );
}
