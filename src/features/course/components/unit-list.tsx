'use client';
import { useState } from 'react';
import { SoundCover } from '~/components/ui/sound-cover';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import { CATEGORIES, type UnitSummary } from '~/schemas/lesson';
import { UnitLead } from './unit-lead';
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
  return (
    <article className="group relative grid gap-4">
      <SoundCover envelope={unit.envelope} rows={3} className="aspect-[16/8]" />
      <div className="grid gap-2">
        <UnitLead unit={unit} as="h2" />
        <UnitStanding slug={unit.slug} />
      </div>
    </article>
  );
}
