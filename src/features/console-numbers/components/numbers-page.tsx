'use client';
import { Notice } from '~/components/ui/notice';
import { Loaded } from '~/console/loaded';
import { PageHead } from '~/console/page-head';
import { MIN_TRIES, type Period } from '~/domain/figure';
import { toIpa } from '~/domain/speech/ipa';
import { useI18n, useLanguage, useScopedI18n } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { Numbers } from '~/schemas/numbers';
import { useNumbers } from '../hooks';
import { DaySections } from './day-sections';
import { HardTable } from './hard-table';
import { PeriodChoice } from './period-choice';
import { RevenueSection } from './revenue-section';
import { UnitTable } from './unit-table';

/** The page of revenue, members and practice.
 *  @param days the period of the address */
export function NumbersPage({ days }: { days: Period }) {
  const t = useI18n();
  const numbers = useNumbers(days);
  return (
    <div className="grid gap-6">
      <PageHead title={t('consoleNumbers.title')}>{t('consoleNumbers.lead')}</PageHead>
      <PeriodChoice days={days} />
      <Loaded query={numbers} failed={t('consoleNumbers.failed')} height="h-96">
        {(data) => (
          <div aria-busy={numbers.isPlaceholderData} className="grid gap-8">
            <Sections numbers={data} />
          </div>
        )}
      </Loaded>
    </div>
  );
}

function Sections({ numbers }: { numbers: Numbers }) {
  const t = useScopedI18n('consoleNumbers');
  const language = useLanguage();
  const { days, plans, ending, words, sounds, units } = numbers;
  const { countedAt, isComplete, hasDemo, firstScoresSince } = numbers;
  return (
    <>
      {!isComplete && <Notice>{countedAt ? t('incomplete') : t('notCounted')}</Notice>}
      {hasDemo && <Notice>{t('withDemo')}</Notice>}
      {countedAt && (
        <p className="figures text-sm text-soft">
          {t('countedAt', { time: formatDateTime(countedAt, language) })}
        </p>
      )}
      <div className="grid gap-x-10 gap-y-10 xl:grid-cols-2 [&>*]:min-w-0">
        <RevenueSection days={days} plans={plans} />
        <DaySections days={days} ending={ending} firstScoresSince={firstScoresSince} />
        <HardTable
          title={t('words.title')}
          definition={t('words.definition', { count: MIN_TRIES })}
          rows={words}
        />
        <HardTable
          title={t('sounds.title')}
          definition={t('sounds.definition', { count: MIN_TRIES })}
          rows={sounds}
          show={(sound) => `/${toIpa(sound, 'US')}/`}
        />
      </div>
      <UnitTable units={units} />
    </>
  );
}
