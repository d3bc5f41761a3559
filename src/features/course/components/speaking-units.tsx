'use client';
import { WaveformCover } from '~/components/ui/waveform-cover';
import { useScopedI18n } from '~/i18n/client';
import type { ListedUnit } from '../unit-cover';
import { UnitProgressLabel } from './unit-progress-label';
import { UnitTeaser } from './unit-teaser';

/** The speaking units as a table of contents: topic, time, and what is left to do. */
export function SpeakingUnits({ units }: { units: readonly ListedUnit[] }) {
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

function SpeakingUnit({ unit }: { unit: ListedUnit }) {
  const t = useScopedI18n('course');
  return (
    <article className="group relative grid gap-6 md:grid-cols-[220px_1fr] md:gap-8 lg:grid-cols-[220px_1fr_260px]">
      <WaveformCover {...unit.cover} className="aspect-[16/7] md:aspect-[4/3]" />
      <div className="grid content-start gap-2">
        <UnitTeaser unit={unit} as="h3" className="md:text-2xl" />
      </div>
      <dl className="grid content-start gap-3 text-sm md:col-start-2 lg:col-start-3">
        <div className="flex gap-3">
          <dt className="font-semibold">{t('overview.time')}</dt>
          <dd className="figures text-soft">{t('overview.tenMinutes')}</dd>
        </div>
        <div>
          <dt className="mb-1.5 font-semibold">{t('overview.exercises')}</dt>
          <dd>
            <UnitProgressLabel slug={unit.slug} />
          </dd>
        </div>
      </dl>
    </article>
  );
}
