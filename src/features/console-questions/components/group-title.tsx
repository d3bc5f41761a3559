'use client';
import { ContentForm } from '~/console/content/content-form';
import { FormButton } from '~/console/content/form-button';
import { useFormInPlace } from '~/console/content/use-form-in-place';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { editQuestionGroupSchema, type QuestionGroup } from '~/schemas/operator-question';
import { useQuestionActs } from '../hooks';

/** The title of a group in both languages, edited in its place. */
export function GroupTitle({ group: { id, version, title } }: { group: QuestionGroup }) {
  const t = useScopedI18n('consoleQuestions');
  const labels = useScopedI18n('consoleContent');
  const language = useLanguage();
  const { editGroup } = useQuestionActs();
  const { isOpen, opener, open, close } = useFormInPlace(id);
  const name = t('editGroup', { name: title[language] });
  return (
    <div className="grid justify-items-start gap-3">
      <FormButton opener={opener} isOpen={isOpen} open={open} variant="quiet" size="sm">
        {name}
      </FormButton>
      {isOpen && (
        <ContentForm
          draftName={id}
          label={name}
          fields={[
            { path: 'title.zh', label: t('groupZh'), language: 'zh', maxLength: 60 },
            { path: 'title.en', label: t('groupEn'), language: 'en', maxLength: 60 },
          ]}
          saved={{ 'title.zh': title.zh, 'title.en': title.en }}
          schema={editQuestionGroupSchema}
          toInput={(nested) => ({ ...nested, id, version })}
          save={(input) => editGroup.mutateAsync(input)}
          done={t('groupSaved')}
          submit={labels('save')}
          onClose={close}
        />
      )}
    </div>
  );
}
