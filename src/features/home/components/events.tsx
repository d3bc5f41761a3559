import type { ReactNode } from 'react';
import { StaticHtml } from '~/components/static-html/static-html';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import { SectionHeader } from './section-header';

/** The section of upcoming events. @param list the upcoming activities */
export async function Events({ language, list }: { language: Language; list: ReactNode }) {
  const t = await getI18n();
  return (
    <section className="column py-4 md:py-14" aria-labelledby="events-title">
      <StaticHtml name="events-header">
        <SectionHeader
          id="events-title"
          kicker={t('home.events.kicker')}
          title={t('home.events.title')}
          more={{
            href: localePath(language, route('discovery-activity')),
            label: t('home.events.all'),
          }}
        />
      </StaticHtml>
      {list}
    </section>
  );
}
