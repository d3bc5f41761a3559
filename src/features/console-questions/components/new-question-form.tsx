'use client';
import { useState } from 'react';
import { ContentForm } from '~/console/content/content-form';
import { Section } from '~/console/section';
import { useScopedI18n } from '~/i18n/client';
import { newUuid } from '~/lib/new-uuid';
import { addQuestionSchema, type QuestionGroup } from '~/schemas/operator-question';
import { useQuestionActs } from '../hooks';
import { useQuestionFields } from '../use-question-fields';

/** The form of a new question. */
export function NewQuestionForm({ groups }: { groups: readonly QuestionGroup[] }) {
  const t = useScopedI18n('consoleQuestions');
  const { add } = useQuestionActs();
  const fields = useQuestionFields(groups);
  const [id, setId] = useState(newUuid);
  return (
    <Section title={t('new')}>
      <ContentForm
        label={t('new')}
        fields={fields}
        saved={{ groupId: groups[0]?.id ?? '' }}
        schema={addQuestionSchema}
        toInput={(nested) => ({ ...nested, id })}
        save={async (input) => {
          await add.mutateAsync(input);
          setId(newUuid());
        }}
        done={t('added')}
        submit={t('add')}
      />
    </Section>
  );
}
