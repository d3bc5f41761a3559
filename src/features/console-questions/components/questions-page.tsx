'use client';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { PageHead } from '~/console/page-head';
import { useScopedI18n } from '~/i18n/client';
import { useQuestions } from '../hooks';
import { NewQuestionForm } from './new-question-form';
import { QuestionGroupSection } from './question-group-section';

/** The questions by group, each edited in its place, and the form of a new one. */
export function QuestionsPage() {
  const t = useScopedI18n('consoleQuestions');
  const labels = useScopedI18n('consoleShell.table');
  const { data: groups, isError, refetch } = useQuestions();
  return (
    <div className="grid gap-8">
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      {groups ? (
        <>
          {groups.map((group) => (
            <QuestionGroupSection key={group.id} group={group} groups={groups} />
          ))}
          <NewQuestionForm groups={groups} />
        </>
      ) : isError ? (
        <RetryNotice text={labels('failed')} retry={labels('retry')} onRetry={() => refetch()} />
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </div>
  );
}
