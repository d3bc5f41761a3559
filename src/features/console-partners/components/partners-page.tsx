'use client';
import { Link } from '~/components/ui/link';
import { ActNotice } from '~/console/act-notice';
import { useArrange } from '~/console/content/use-arrange';
import { Loaded } from '~/console/loaded';
import { PageHead } from '~/console/page-head';
import { Section } from '~/console/section';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { usePartnerActs, usePartners } from '../hooks';
import { NewPartnerForm } from './new-partner-form';
import { PartnerEntry } from './partner-entry';

/** The partners in the order of the front page, each edited in its place, and the form of a new one. */
export function PartnersPage() {
  const t = useI18n();
  const language = useLanguage();
  const partners = usePartners();
  const { order } = usePartnerActs();
  const act = useArrange((change) => order.mutateAsync(change));
  return (
    <div className="grid gap-8">
      <PageHead title={t('consolePartners.title')}>
        {t('consolePartners.lead')}{' '}
        <Link href={localePath(language, route('index'))} className="link">
          {t('consolePartners.seePage')}
        </Link>
      </PageHead>
      <Loaded query={partners}>
        {(list) => {
          const before = list.map(({ id }) => id);
          return (
            <>
              <Section title={t('consolePartners.all')}>
                <ActNotice outcome={act.outcome} failed={t('consoleContent.failed')} />
                {list.length === 0 ? (
                  <p className="text-soft">{t('consolePartners.empty')}</p>
                ) : (
                  <div className="border-t border-line">
                    {list.map((partner) => (
                      <PartnerEntry
                        key={partner.id}
                        partner={partner}
                        ids={before}
                        onOrder={(after) => void act.arrange({ before, after })}
                      />
                    ))}
                  </div>
                )}
              </Section>
              <NewPartnerForm />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
