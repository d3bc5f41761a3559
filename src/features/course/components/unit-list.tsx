'use client';
import Link from 'next/link';
import { useState } from 'react';
import { SoundCover } from '~/components/ui/sound-cover';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { classNames } from '~/lib/class-names';
import { route } from '~/lib/routes';
import { CATEGORIES, type UnitSummary } from '~/schemas/lesson';
import { UnitFacts } from './unit-facts';
import { UnitStanding } from './unit-standing';

type Category = (typeof CATEGORIES)[number];

/** Every news unit with its cover, by topic. */
export function UnitList({ units }: { units: readonly UnitSummary[] }) {
  const t = useScopedI18n('course');
  const [topic, setTopic] = useState<Category | null>(null);
  const present = CATEGORIES.filter((category) => units.some((unit) => unit.category === category));
  const shown = topic ? units.filter((unit) => unit.category === topic) : units;
  return (
    <div className="grid gap-8">
      <fieldset className="flex flex-wrap gap-x-1 border-y border-line">
        <legend className="sr-only">{t('news.filter')}</legend>
        {[null, ...present].map((category) => (
          <button
            key={category ?? 'all'}
            type="button"
            aria-pressed={topic === category}
            onClick={() => setTopic(category)}
            className={classNames(
              'min-h-12 border-b-2 px-3 text-sm font-semibold',
              topic === category ? 'border-ink text-ink' : 'border-transparent hover:text-ink',
            )}
          >
            {category ? t(`category.${category}`) : t('news.all')}
          </button>
        ))}
      </fieldset>
      {shown.length === 0 && <p className="text-soft">{t('news.empty')}</p>}
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((unit) => (
          <li key={unit.slug}>
            <UnitStory unit={unit} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function UnitStory({ unit }: { unit: UnitSummary }) {
  const t = useScopedI18n('course');
  const language = useLanguage();
  return (
    <article className="group relative grid gap-4">
      <SoundCover envelope={unit.envelope} rows={3} className="aspect-[16/8]" />
      <div className="grid gap-2">
        <UnitFacts
          unit={unit}
          words={{
            category: t(`category.${unit.category}`),
            level: t(`level.${unit.level}`),
            access: t(`access.${unit.access}`),
          }}
        />
        <h2 className="text-xl">
          <Link
            href={localePath(language, route('course-news-slug', { slug: unit.slug }))}
            className="text-text after:absolute after:inset-0 group-hover:text-ink group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {unit.headline[language]}
          </Link>
        </h2>
        <p className="text-sm text-soft">{unit.summary[language]}</p>
        <UnitStanding slug={unit.slug} />
      </div>
    </article>
  );
}
