'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { PageHead } from '~/console/page-head';
import { Section } from '~/console/section';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { DraftList } from './draft-list';
import { UnitTable } from './unit-table';

/** The page of units: open drafts, then every unit. */
export function UnitsPage() {
  const t = useI18n();
  const language = useLanguage();
  return (
    <div className="grid gap-8">
      <PageHead title={t('consoleUnits.title')}>{t('consoleUnits.lead')}</PageHead>
      <div>
        <Button asChild variant="secondary">
          <Link href={localePath(language, consoleRoute('console-units-pool'))}>
            {t('consoleUnits.toPool')}
          </Link>
        </Button>
      </div>
      <Section title={t('consoleUnits.drafts.title')}>
        <DraftList />
      </Section>
      <Section title={t('consoleUnits.title')}>
        <UnitTable />
      </Section>
    </div>
  );
}
