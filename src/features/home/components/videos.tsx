import type { ReactNode } from 'react';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import { SectionHeader } from './section-header';

/** The newest videos. @param stories one of each, from the video courses */
export async function Videos({ language, stories }: { language: Language; stories: ReactNode[] }) {
  const t = await getI18n();
  if (stories.length === 0) return null;
  return (
    <section className="column py-4 md:py-14" aria-labelledby="films-title">
      <SectionHeader
        id="films-title"
        kicker={t('home.films.kicker')}
        title={t('home.films.title')}
        more={{ href: localePath(language, route('course-video')), label: t('home.films.all') }}
      />
      <ul className="shelf gap-x-4 [--shelf-item:16rem] md:grid md:grid-cols-3 md:gap-x-8">
        {stories.map((story, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cached page's stories never move.
          <li key={index}>{story}</li>
        ))}
      </ul>
    </section>
  );
}
