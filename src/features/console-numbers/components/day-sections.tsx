'use client';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatShortDate } from '~/lib/format-short-date';
import type { DayRow, Numbers } from '~/schemas/numbers';
import { BAR_COLOURS, type FigureColumn } from './figure-column';
import { FigureSection } from './figure-section';

const [INK, GOLD, SAID, , SOFT] = BAR_COLOURS;

type Props = Pick<Numbers, 'days' | 'ending' | 'firstScoresSince'>;

/** Members, sales and practice, by day. */
export function DaySections({ days, ending, firstScoresSince }: Props) {
  const t = useScopedI18n('consoleNumbers');
  const language = useLanguage();
  const count = (
    key: Exclude<keyof DayRow, 'day' | 'spokenMs'>,
    colour?: string,
  ): FigureColumn<DayRow> => ({
    label: t(`figures.${key}`),
    value: (row) => row[key],
    headline: key === 'activeMembers' ? 'last' : 'sum',
    ...(colour && { colour }),
  });
  const spoken: FigureColumn<DayRow> = {
    label: t('figures.minutes'),
    value: ({ spokenMs }) => spokenMs / 60_000,
    format: (minutes) => minutes.toLocaleString('en-US', { maximumFractionDigits: 1 }),
    colour: INK,
    headline: 'sum',
  };
  // Without a sum, since a person may practise on several days.
  const learners: FigureColumn<DayRow> = {
    label: t('figures.learners'),
    value: (row) => row.learners,
    colour: INK,
  };
  const of = (key: 'members' | 'sales' | 'practice' | 'spoken' | 'ending') => ({
    title: t(`${key}.title`),
    definition: t(`${key}.definition`),
  });
  const since = firstScoresSince
    ? t('path.since', { day: formatShortDate(new Date(firstScoresSince), language) })
    : t('path.notYet');
  return (
    <>
      <FigureSection {...of('members')} rows={days} columns={[count('activeMembers', INK)]} />
      <FigureSection
        {...of('sales')}
        rows={days}
        columns={[
          count('newMembers', INK),
          count('renewals', GOLD),
          count('trials'),
          count('trialsPaid'),
        ]}
        isStacked
      />
      <FigureSection
        {...of('ending')}
        rows={ending}
        columns={[
          {
            label: t('ending.members'),
            value: ({ members }) => members,
            colour: INK,
            headline: 'sum',
          },
        ]}
      />
      <FigureSection
        title={t('path.title')}
        definition={t('path.definition', { since })}
        rows={days}
        columns={[
          count('firstScores', SOFT),
          count('accounts', INK),
          count('firstPractices', GOLD),
          count('firstPayments', SAID),
        ]}
      />
      <FigureSection {...of('practice')} rows={days} columns={[learners]} />
      <FigureSection {...of('spoken')} rows={days} columns={[spoken]} />
    </>
  );
}
