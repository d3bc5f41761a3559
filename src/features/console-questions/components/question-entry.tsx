'use client';
import { ContentEntry } from '~/console/content/content-entry';
import { ContentForm } from '~/console/content/content-form';
import { MoveButtons } from '~/console/content/move-buttons';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import {
  editQuestionSchema,
  type OperatorQuestion,
  type QuestionGroup,
} from '~/schemas/operator-question';
import { useQuestionActs } from '../hooks';
import { useQuestionFields } from '../use-question-fields';

interface QuestionEntryProps {
  entry: OperatorQuestion;
  group: QuestionGroup;
  groups: readonly QuestionGroup[];
  /** Arranges the questions of the group. */
  onOrder: (ids: string[]) => void;
}

/** One question: moved, hidden, or edited in its place. */
export function QuestionEntry({ entry, group, groups, onOrder }: QuestionEntryProps) {
  const t = useScopedI18n('consoleQuestions');
  const labels = useScopedI18n('consoleContent');
  const language = useLanguage();
  const fields = useQuestionFields(groups);
  const { edit, setHidden } = useQuestionActs();
  const { id, version, question, answer, hidden } = entry;
  const saved = {
    groupId: group.id,
    'question.zh': question.zh,
    'question.en': question.en,
    'answer.zh': answer.zh,
    'answer.en': answer.en,
  };
  return (
    <ContentEntry
      id={id}
      title={question}
      hidden={hidden}
      setHidden={(change) => setHidden.mutateAsync({ kind: 'question', id, ...change })}
      acts={
        <MoveButtons
          name={question[language]}
          ids={group.questions.map((other) => other.id)}
          id={id}
          onMove={onOrder}
        />
      }
      form={(close) => (
        <ContentForm
          draftName={id}
          label={labels('editName', { name: question[language] })}
          fields={fields}
          saved={saved}
          schema={editQuestionSchema}
          toInput={(nested) => ({ ...nested, id, version })}
          save={(input) => edit.mutateAsync(input)}
          done={t('saved')}
          submit={labels('save')}
          onClose={close}
        />
      )}
    />
  );
}
