'use client';
import Link from 'next/link';
import { SoundCover } from '~/components/ui/sound-cover';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { UnitSummary } from '~/schemas/lesson';
import { UnitFacts } from './unit-facts';
import { UnitStanding } from './unit-standing';

/** The speaking units as a table of contents: topic, time, and what is left to do. */
export function SpeakingUnits({ units }: { units: readonly UnitSummary[] }) {
  return (
    <ul className="grid">
      {units.map((unit) => (
        <li key={unit.slug} className="border-b border-line py-8 first:pt-2">
          <SpeakingUnit unit={unit} />
        </li>
      ))}
    </ul>
  );
}

function SpeakingUnit({ unit }: { unit: UnitSummary }) {
  const t = useScopedI18n('course');
  const language = useLanguage();
  return (
    <article className="group relative grid gap-6 md:grid-cols-[220px_1fr_260px] md:gap-8">
      <SoundCover envelope={unit.envelope} rows={3} className="aspect-[16/7] md:aspect-[4/3]" />
      <div className="grid content-start gap-2">
        <UnitFacts
          unit={unit}
          words={{
            category: t(`category.${unit.category}`),
            level: t(`level.${unit.level}`),
            access: t(`access.${unit.access}`),
          }}
        />
        <h3 className="text-xl md:text-2xl">
          <Link
            href={localePath(language, route('course-news-slug', { slug: unit.slug }))}
            className="text-text after:absolute after:inset-0 group-hover:text-ink group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {unit.headline[language]}
          </Link>
        </h3>
        <p className="max-w-text text-sm text-soft">{unit.summary[language]}</p>
      </div>
      <dl className="grid content-start gap-3 text-sm">
        <div className="flex gap-3">
          <dt className="font-semibold">{t('overview.time')}</dt>
          <dd className="figures text-soft">{t('overview.tenMinutes')}</dd>
        </div>
        <div>
          <dt className="mb-1.5 font-semibold">{t('overview.exercises')}</dt>
          <dd>
            <UnitStanding slug={unit.slug} />
          </dd>
        </div>
      </dl>
    </article>
  );
}
