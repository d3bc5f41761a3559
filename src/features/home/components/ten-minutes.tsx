import { Phrases } from '~/components/ui/phrases';
import { getI18n } from '~/i18n/server';
import { SectionHeader } from './section-header';

/** The content of a unit in three figures, and its use in three words. */
export async function TenMinutes() {
  const t = await getI18n();
  return (
    <section className="column py-8 md:py-14" aria-labelledby="minutes-title">
      <SectionHeader
        id="minutes-title"
        kicker={t('home.minutes.kicker')}
        title={t('home.minutes.title')}
      />
      <div className="grid grid-cols-3 divide-x divide-line">
        {(['words', 'sentences', 'time'] as const).map((part) => (
          <div key={part} className="px-3 first:pl-0 last:pr-0 md:px-8">
            <h3 className="grid md:flex md:items-baseline md:gap-3">
              <span className="figures font-english text-4xl md:text-5xl font-semibold text-gold">
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
      <dl className="mt-6 grid gap-6 border-t border-line pt-6 md:mt-12 md:pt-8 md:grid-cols-3 md:gap-16">
        {(['update', 'upskill', 'demand'] as const).map((name) => (
          <div key={name}>
            <dt lang="en" className="font-english text-lg font-semibold text-ink">
              {t(`home.minutes.${name}.name`)}
            </dt>
            <dd>{t(`home.minutes.${name}.text`)}</dd>
            {(['one', 'two'] as const).map((point) => (
              <dd key={point} className="mt-2 flex gap-3 text-sm text-soft">
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
