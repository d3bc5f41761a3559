'use client';
import { Badge } from '~/components/ui/badge';
import { Facts } from '~/console/facts';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { FeedView } from '~/schemas/feed';
import { isReadingOpen } from '../use-feeds';
import { FeedActs } from './feed-acts';
import { FeedReading } from './feed-reading';

/** One feed: its address, the defaults of its articles, its results, and the actions on it. */
export function FeedRow({ feed }: { feed: FeedView }) {
  const t = useI18n();
  const language = useLanguage();
  const { address, licence, licenceProblem, source, category, articles, readAt, nextAt } = feed;
  const next = nextAt
    ? formatDateTime(nextAt, language)
    : t(isReadingOpen(feed) ? 'consoleFeeds.soon' : 'consoleFeeds.notPlanned');
  return (
    <li className="grid gap-4 border-b border-line py-4">
      <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-base font-semibold wrap-anywhere">
        <a className="link" href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
        {feed.isPaused && <Badge>{t('consoleFeeds.paused')}</Badge>}
      </h3>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <Facts
          facts={[
            [
              t('consoleFeeds.licence'),
              <span key="licence" className="flex flex-wrap items-baseline gap-x-2">
                {licence ?? t('consoleFeeds.noLicence')}
                {licenceProblem && (
                  <Badge tone="bad">
                    {t(`consoleUnits.pool.licenceProblem.${licenceProblem}`)}
                  </Badge>
                )}
              </span>,
            ],
            [t('consoleFeeds.source'), source ?? t('consoleFeeds.ownTitle')],
            [
              t('consoleFeeds.category'),
              category ? t(`course.category.${category}`) : t('consoleFeeds.guessed'),
            ],
            [t('consoleFeeds.articles'), t('consoleFeeds.count', { count: articles })],
            [
              t('consoleFeeds.readAt'),
              readAt ? formatDateTime(readAt, language) : t('consoleFeeds.never'),
            ],
            [t('consoleFeeds.nextAt'), next],
          ]}
        />
        <div className="grid content-start gap-3">
          <FeedReading feed={feed} />
        </div>
      </div>
      <FeedActs feed={feed} />
    </li>
  );
}
