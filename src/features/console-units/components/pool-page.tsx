'use client';
import { Phrases } from '~/components/ui/phrases';
import { PageHead } from '~/console/page-head';
import { PageLink } from '~/console/page-link';
import { Section } from '~/console/section';
import { useI18n } from '~/i18n/client';
import { consoleRoute } from '~/lib/console-routes';
import { FeedSection } from './feed-section';
import { ImportForm } from './import-form';
import { NewDraftForm } from './new-draft-form';
import { PoolTable } from './pool-table';
import { SourceList } from './source-list';

/** The articles: those imported, the import of more, and the choice of a draft from them. */
export function PoolPage() {
  const t = useI18n();
  return (
    <div className="grid gap-8">
      <PageHead title={t('consoleUnits.pool.title')}>{t('consoleUnits.pool.lead')}</PageHead>
      <PageLink to={consoleRoute('console-units')}>{t('consoleUnits.toUnits')}</PageLink>
      <FeedSection />
      <div className="grid gap-8 xl:grid-cols-2">
        <Section title={t('consoleUnits.import.title')}>
          <ImportForm />
        </Section>
        <Section title={t('consoleUnits.create.title')}>
          <NewDraftForm />
        </Section>
      </div>
      <Section title={t('consoleUnits.sources.title')}>
        <p className="max-w-text text-soft">
          <Phrases>{t('consoleUnits.sources.lead')}</Phrases>
        </p>
        <SourceList />
      </Section>
      <Section title={t('consoleUnits.pool.articles')}>
        <PoolTable />
      </Section>
    </div>
  );
}
