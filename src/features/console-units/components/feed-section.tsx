'use client';
import { Phrases } from '~/components/ui/phrases';
import { Loaded } from '~/console/loaded';
import { Section } from '~/console/section';
import { useScopedI18n } from '~/i18n/client';
import { useFeeds } from '../use-feeds';
import { FeedForm } from './feed-form';
import { FeedRow } from './feed-row';

/** The feeds of articles with their states, and the form of a new one. */
export function FeedSection() {
  const t = useScopedI18n('consoleFeeds');
  const feeds = useFeeds();
  return (
    <Section title={t('title')}>
      <p className="max-w-text text-soft">
        <Phrases>{t('lead')}</Phrases>
      </p>
      <FeedForm />
      <Loaded query={feeds} failed={t('failed')} height="h-24">
        {(rows) =>
          rows.length === 0 ? (
            <p role="status" className="text-soft">
              <Phrases>{t('empty')}</Phrases>
            </p>
          ) : (
            <ul aria-label={t('list')} className="border-t border-line">
              {rows.map((feed) => (
                <FeedRow key={feed.id} feed={feed} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}
