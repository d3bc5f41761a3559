import type { ReactNode } from 'react';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import { SectionHeader } from './section-header';

/** The section of news and honours. @param block the mixed block */
export async function NewsAndHonors({ language, block }: { language: Language; block: ReactNode }) {
  const t = await getI18n();
  return (
    <section className="column py-4 md:py-14" aria-labelledby="news-honor-title">
      <SectionHeader
        id="news-honor-title"
        kicker={t('home.newsHonor.kicker')}
        title={t('home.newsHonor.title')}
        more={{ href: localePath(language, route('news-honor')), label: t('home.newsHonor.all') }}
      />
      {block}
    </section>
  );
}
