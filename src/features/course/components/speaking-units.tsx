import { Cover } from '~/components/ui/cover';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import type { ListedUnit } from '../listed-unit';
import { toUnitWords } from '../unit-words';
import { UnitProgressSlot } from './unit-progress-slot';
import { UnitTeaser } from './unit-teaser';

interface Props {
  units: readonly ListedUnit[];
  language: Language;
}

/** The speaking units as a table of contents: topic, time, and remaining exercises. */
export function SpeakingUnits({ units, language }: Props) {
  return (
    <ul className="grid">
      {units.map((unit, index) => (
        <li key={unit.slug} className="border-b border-line py-8 first:pt-2">
          <SpeakingUnit unit={unit} language={language} first={index === 0} />
        </li>
      ))}
    </ul>
  );
}

interface SpeakingUnitProps {
  unit: ListedUnit;
  language: Language;
  /** Whether it is on the first screen. */
  first: boolean;
}

async function SpeakingUnit({ unit, language, first }: SpeakingUnitProps) {
  const t = await getI18n();
  return (
    <article className="group relative grid gap-6 md:grid-cols-[220px_1fr] md:gap-8 lg:grid-cols-[220px_1fr_260px]">
      <Cover src={unit.cover} first={first} className="aspect-[16/7] md:aspect-[4/3]" />
      <div className="grid content-start gap-2">
        <UnitTeaser
          unit={unit}
          language={language}
          words={toUnitWords(t, unit)}
          as="h3"
          className="md:text-2xl"
        />
      </div>
      <dl className="grid content-start gap-3 text-sm md:col-start-2 lg:col-start-3">
        <div className="flex gap-3">
          <dt className="font-semibold">{t('course.overview.time')}</dt>
          <dd className="figures text-soft">{t('course.overview.tenMinutes')}</dd>
        </div>
        <div>
          <dt className="mb-1.5 font-semibold">{t('course.overview.exercises')}</dt>
          <dd>
            <UnitProgressSlot slug={unit.slug} />
          </dd>
        </div>
      </dl>
    </article>
  );
}
