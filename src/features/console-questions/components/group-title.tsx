'use client';
import { useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { ContentForm } from '~/console/content/content-form';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { editQuestionGroupSchema, type QuestionGroup } from '~/schemas/operator-question';
import { useQuestionActs } from '../hooks';

/** The title of a group in both languages, edited in its place. */
export function GroupTitle({ group: { id, version, title } }: { group: QuestionGroup }) {
  const t = useScopedI18n('consoleQuestions');
  const labels = useScopedI18n('consoleContent');
  const language = useLanguage();
  const { editGroup } = useQuestionActs();
  const [isOpen, setOpen] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  const name = t('editGroup', { name: title[language] });
  const close = () => {
    setOpen(false);
    open.current?.focus();
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        ref={open}
        variant="quiet"
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {name}
      </Button>
      {isOpen && (
        <ContentForm
          label={name}
          fields={[
            { path: 'title.zh', label: t('groupZh'), lang: 'zh-TW', maxLength: 60 },
            { path: 'title.en', label: t('groupEn'), lang: 'en', maxLength: 60 },
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
