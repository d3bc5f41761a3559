'use client';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { PageHead } from '~/console/page-head';
import { Section } from '~/console/section';
import { useScopedI18n } from '~/i18n/client';
import { useNews } from '../hooks';
import { NewNewsForm } from './new-news-form';
import { NewsEntry } from './news-entry';

/** The news and honours, each edited in its place, and the form of a new one.
 *  @param now time at which the page was made */
export function NewsPage({ now }: { now: Date }) {
  const t = useScopedI18n('consoleNews');
  const labels = useScopedI18n('consoleShell.table');
  const { data: entries, isError, refetch } = useNews();
  return (
    <div className="grid gap-8">
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      {entries ? (
        <>
          <NewNewsForm now={now} />
          <Section title={t('all')}>
            {entries.length === 0 && <p className="text-soft">{t('empty')}</p>}
            <div className="border-t border-line">
              {entries.map((entry) => (
                <NewsEntry key={entry.id} entry={entry} />
              ))}
            </div>
          </Section>
        </>
      ) : isError ? (
        <RetryNotice text={labels('failed')} retry={labels('retry')} onRetry={() => refetch()} />
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </div>
  );
}
