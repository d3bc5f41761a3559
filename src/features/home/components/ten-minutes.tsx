import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import { type PlainRoute, route } from '~/lib/routes';
import { SectionHeader } from './section-header';

/** The three words and the pages about them. */
const WORDS = {
  update: 'course-news',
  upskill: 'quality',
  demand: 'course',
} as const satisfies Record<string, PlainRoute>;

/** The content of a unit in three figures, and its use in three words. */
export async function TenMinutes({ language }: { language: Language }) {
  const t = await getI18n();
  return (
    <section className="column py-4 md:py-14" aria-labelledby="minutes-title">
      <SectionHeader
        id="minutes-title"
        kicker={t('home.minutes.kicker')}
        title={t('home.minutes.title')}
      />
      <div className="grid grid-cols-3 divide-x divide-line">
        {(['words', 'sentences', 'time'] as const).map((part) => (
          <div key={part} className="px-3 first:pl-0 last:pr-0 md:px-8">
            <h3 className="grid md:flex md:items-baseline md:gap-3">
              <span className="figures font-english text-3xl font-semibold text-gold md:text-5xl">
                {t(`home.minutes.${part}.figure`)}
              </span>
              <span className="text-base md:text-xl">
                <Phrases>{t(`home.minutes.${part}.unit`)}</Phrases>
              </span>
            </h3>
            <p className="mt-3 hidden text-soft md:block">
              <Phrases>{t(`home.minutes.${part}.text`)}</Phrases>
            </p>
          </div>
        ))}
      </div>
      <dl className="shelf mt-3 gap-x-6 border-t border-line pt-2 [--shelf-item:17.5rem] md:mt-12 md:grid md:grid-cols-3 md:gap-16 md:pt-8">
        {(['update', 'upskill', 'demand'] as const).map((name) => (
          <div key={name}>
            <dt lang="en" className="font-english text-lg font-semibold text-ink">
              <Link
                href={localePath(language, route(WORDS[name]))}
                className="inline-flex min-h-11 items-center hover:underline md:min-h-0"
              >
                {t(`home.minutes.${name}.name`)}
              </Link>
            </dt>
            <dd className="max-md:text-sm">{t(`home.minutes.${name}.text`)}</dd>
            {(['one', 'two'] as const).map((point) => (
              <dd key={point} className="flex gap-3 text-sm text-soft md:mt-2">
                <span aria-hidden="true" className="mt-3 h-px w-4 shrink-0 bg-gold" />
                {t(`home.minutes.${name}.${point}`)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
