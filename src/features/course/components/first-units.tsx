import { CATALOGUE_LOOKS } from '~/components/catalogue-looks';
import { StaticHtml } from '~/components/static-html/static-html';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import type { ListedUnit } from '../listed-unit';
import { toUnitWords } from '../unit-words';
import { UnitCard } from './unit-card';
import { UnitMarks } from './unit-marks';
import { UnitProgressSlot } from './unit-progress-slot';

interface Props {
  units: readonly ListedUnit[];
  language: Language;
}

/** The newest units as static HTML, with which the catalogue begins. */
export async function FirstUnits({ units, language }: Props) {
  const t = await getI18n();
  return (
    <>
      <StaticHtml name="first-units">
        <ul className={CATALOGUE_LOOKS.covers.list}>
          {units.map((unit) => (
            <li key={unit.slug}>
              <UnitCard
                unit={unit}
                language={language}
                words={toUnitWords(t, unit)}
                progress={<UnitProgressSlot slug={unit.slug} />}
              />
            </li>
          ))}
        </ul>
      </StaticHtml>
      <UnitMarks />
    </>
  );
}
