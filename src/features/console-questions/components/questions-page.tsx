'use client';
import { Loaded } from '~/console/loaded';
import { PageHead } from '~/console/page-head';
import { useScopedI18n } from '~/i18n/client';
import { useQuestions } from '../hooks';
import { NewQuestionForm } from './new-question-form';
import { QuestionGroupSection } from './question-group-section';

/** The questions by group, each edited in its place, and the form of a new one. */
export function QuestionsPage() {
  const t = useScopedI18n('consoleQuestions');
  const questions = useQuestions();
  return (
    <div className="grid gap-8">
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <Loaded query={questions}>
        {(groups) => (
          <>
            {groups.map((group) => (
              <QuestionGroupSection key={group.id} group={group} groups={groups} />
            ))}
            <NewQuestionForm groups={groups} />
          </>
        )}
      </Loaded>
    </div>
  );
}
