'use client';
import { Loaded } from '~/console/loaded';
import { PageHead } from '~/console/page-head';
import { Section } from '~/console/section';
import { useScopedI18n } from '~/i18n/client';
import { useNews } from '../hooks';
import { NewNewsForm } from './new-news-form';
import { NewsEntry } from './news-entry';

/** The news and honours, each edited in its place, and the form of a new one.
 *  @param now time at which the page was rendered */
export function NewsPage({ now }: { now: Date }) {
  const t = useScopedI18n('consoleNews');
  const news = useNews();
  return (
    <div className="grid gap-8">
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <Loaded query={news}>
        {(entries) => (
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
        )}
      </Loaded>
    </div>
  );
}
