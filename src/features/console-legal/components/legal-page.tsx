'use client';
import { useState } from 'react';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { PageHead } from '~/console/page-head';
import { useScopedI18n } from '~/i18n/client';
import { useLegalTexts } from '../hooks';
import { LegalTextSection } from './legal-text-section';
import { type ChosenVersion, LegalWithdrawal } from './legal-withdrawal';

/** The legal texts: their versions, and the form of the next one.
 *  @param now time at which the page was made: the first day that can be chosen */
export function LegalPage({ now }: { now: Date }) {
  const t = useScopedI18n('consoleLegal');
  const labels = useScopedI18n('consoleShell.table');
  const { data, isError, refetch } = useLegalTexts();
  const [chosen, setChosen] = useState<ChosenVersion | null>(null);
  return (
    <div className="grid gap-8">
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <LegalWithdrawal chosen={chosen} onClose={() => setChosen(null)} />
      {data ? (
        data.texts.map((text) => (
          <LegalTextSection
            key={text.slug}
            text={text}
            names={data.names}
            now={now}
            onWithdraw={setChosen}
          />
        ))
      ) : isError ? (
        <RetryNotice text={labels('failed')} retry={labels('retry')} onRetry={() => refetch()} />
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </div>
  );
}
