'use client';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { textIn } from '~/i18n/writing';
import { formatCurrency } from '~/lib/format-currency';
import type { Numbers } from '~/schemas/numbers';
import { BAR_COLOURS, type FigureColumn } from './figure-column';
import { FigureSection } from './figure-section';

type Row = Numbers['days'][number] & { index: number };

const money = (amount: number) =>
  amount < 0 ? `−${formatCurrency(-amount)}` : formatCurrency(amount);

/** Revenue net of refunds, by day and plan. */
export function RevenueSection({ days, plans }: Pick<Numbers, 'days' | 'plans'>) {
  const t = useScopedI18n('consoleNumbers.revenue');
  const language = useLanguage();
  const rows = days.map((day, index) => ({ ...day, index }));
  const sum = (of: 'captured' | 'refunded', { index }: Row) =>
    plans.reduce((total, plan) => total + (plan[of][index] ?? 0), 0);
  const byPlan: FigureColumn<Row>[] = plans.map((plan, position) => ({
    label: textIn(plan, 'name', language) || t('deleted'),
    value: ({ index }) => (plan.captured[index] ?? 0) - (plan.refunded[index] ?? 0),
    format: money,
    colour: BAR_COLOURS[position % BAR_COLOURS.length] ?? BAR_COLOURS[0],
  }));
  const columns: FigureColumn<Row>[] = [
    {
      label: t('net'),
      value: (row) => sum('captured', row) - sum('refunded', row),
      format: money,
      headline: 'sum',
      ...(plans.length === 0 && { colour: BAR_COLOURS[0] }),
    },
    { label: t('captured'), value: (row) => sum('captured', row), format: money, headline: 'sum' },
    { label: t('refunded'), value: (row) => sum('refunded', row), format: money, headline: 'sum' },
    { label: t('orders'), value: ({ orders }) => orders, headline: 'sum' },
    ...byPlan,
  ];
  return (
    <FigureSection
      title={t('title')}
      definition={t('definition')}
      rows={rows}
      columns={columns}
      isStacked
    />
  );
}
