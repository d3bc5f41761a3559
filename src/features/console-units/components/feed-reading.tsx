'use client';
import { Notice } from '~/components/ui/notice';
import { ProgressBar } from '~/components/ui/progress-bar';
import { ListEnd } from '~/console/list-end';
import { useI18n } from '~/i18n/client';
import { type FeedReport, type FeedView, MAX_NAMED_REJECTIONS } from '~/schemas/feed';
import { isReadingOpen } from '../use-feeds';

/** The progress of the worker with a feed, or the result of its latest reading. */
export function FeedReading({ feed }: { feed: FeedView }) {
  const t = useI18n();
  const { state, done, total, failure, report, isOverdue } = feed;
  // While it waits, the row has the numbers of the previous reading.
  const isCounted = state === 'READING' && total !== null;
  const text = isCounted
    ? t('consoleFeeds.progress', { done, total })
    : t(state === 'READING' ? 'consoleFeeds.fetching' : 'consoleFeeds.waiting');
  if (isReadingOpen(feed))
    return (
      <>
        <p className="figures">{text}</p>
        <ProgressBar
          label={t('consoleFeeds.bar')}
          value={isCounted && total > 0 ? done / total : 0}
          valueText={text}
        />
        {isOverdue && <Notice tone="error">{t('consoleFeeds.overdue')}</Notice>}
      </>
    );
  if (state === 'FAILED' && failure) {
    const { kind, detail } = failure;
    const sentence = kind === 'charset' && detail === '' ? 'noCharset' : kind;
    return (
      <>
        <Notice tone="error" title={t('consoleFeeds.notRead')}>
          {t(`consoleFeeds.failures.${sentence}`, { detail })}
        </Notice>
        {report && (
          <div className="grid gap-1 text-sm text-soft">
            <p>{t('consoleFeeds.earlier')}</p>
            <Report report={report} />
          </div>
        )}
      </>
    );
  }
  return report && <Report report={report} />;
}

function Report({ report }: { report: FeedReport }) {
  const t = useI18n();
  const { unlicensed, refused, rejections } = report;
  return (
    <div role="status" className="figures grid gap-2 text-sm">
      <p>{t('consoleFeeds.summary', report)}</p>
      {unlicensed > 0 && (
        <p className="text-again">{t('consoleFeeds.unlicensed', { count: unlicensed })}</p>
      )}
      {rejections.length > 0 && (
        <ul aria-label={t('consoleFeeds.rejections')} className="grid gap-1">
          {rejections.map(({ article, kind, detail }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two articles may have one title, and their order stays
            <li key={index} className="wrap-anywhere">
              <span lang="en">{article}</span>{' '}
              <span className="text-again">
                {t(`consoleUnits.import.rejection.${kind}`, { detail })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {refused > rejections.length && (
        <ListEnd
          shown={rejections.length}
          max={MAX_NAMED_REJECTIONS}
          rest={t('consoleFeeds.moreRejections')}
        />
      )}
    </div>
  );
}
