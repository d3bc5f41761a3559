import type { ReactNode } from 'react';
import { StaticHtml } from '~/components/static-html/static-html';
import { Phrases } from '~/components/ui/phrases';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import { SectionHeader } from './section-header';

/** The plans on the front page; `cards` come from the shop. */
export async function Prices({ language, cards }: { language: Language; cards: ReactNode }) {
  const t = await getI18n();
  return (
    <section className="price-shelf column py-4 md:py-14" aria-labelledby="prices-title">
      <StaticHtml name="prices-header">
        <SectionHeader
          id="prices-title"
          kicker={t('home.prices.kicker')}
          title={t('home.prices.title')}
          more={{ href: localePath(language, route('price')), label: t('home.prices.choose') }}
        />
        <p className="mb-8 hidden max-w-text text-soft md:block">
          <Phrases>{t('home.prices.lead')}</Phrases>
        </p>
      </StaticHtml>
      {cards}
    </section>
  );
}
