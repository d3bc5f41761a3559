import type { ReactNode } from 'react';
import type { Language } from '~/i18n/language';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import { route } from '~/lib/routes';
import { SectionHead } from './section-head';

/** The newest films. @param stories one of each, from the video courses */
export async function Films({ language, stories }: { language: Language; stories: ReactNode[] }) {
  const t = await getI18n();
  if (stories.length === 0) return null;
  return (
    <section className="column py-12 md:py-14" aria-labelledby="films-title">
      <SectionHead
        id="films-title"
        kicker={t('home.films.kicker')}
        title={t('home.films.title')}
        more={{ href: localePath(language, route('course-video')), label: t('home.films.all') }}
      />
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-3">
        {stories.map((story, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cached page's stories never move.
          <li key={at}>{story}</li>
        ))}
      </ul>
    </section>
  );
}
