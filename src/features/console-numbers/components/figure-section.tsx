'use client';
import { type ReactNode, useEffect } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { Section } from '~/console/section';
import { useLanguage } from '~/i18n/client';
import { formatMonthDay } from '~/lib/format-month-day';
import { LANGUAGE_TAGS } from '~/lib/language';
import type { FigureChartProps } from './figure-chart';
import { type FigureColumn, headlineOf } from './figure-column';
import { FigureTable } from './figure-table';

const chart = lazyComponent<FigureChartProps>(() =>
  import('./figure-chart').then(({ FigureChart }) => FigureChart),
);

interface Props<Row> {
  title: string;
  /** The definition of the figure, in a sentence. */
  definition: ReactNode;
  rows: readonly Row[];
  columns: readonly FigureColumn<Row>[];
  isStacked?: boolean;
}

/** A subject of the numbers: its totals, a chart by day, its definition, and the chart as a table. */
export function FigureSection<Row extends { day: string }>(props: Props<Row>) {
  const { title, definition, rows, columns, isStacked = false } = props;
  const language = useLanguage();
  const Chart = chart.useComponent();
  useEffect(() => void chart.fetch(), []);
  const drawn = columns.flatMap(({ colour, value, label }) =>
    colour ? [{ colour, value, label }] : [],
  );
  return (
    <Section title={title}>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {columns
          .filter(({ headline }) => headline)
          .map((column) => (
            <div key={column.label} className="grid">
              <dt className="text-sm text-soft">{column.label}</dt>
              <dd className="figures font-serif text-xl font-semibold">
                {headlineOf(column, rows)}
              </dd>
            </div>
          ))}
      </dl>
      <p className="max-w-text text-sm text-soft">{definition}</p>
      {drawn.length > 1 && (
        <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {drawn.map(({ colour, label }) => (
            <li key={label} className="flex items-center gap-2">
              <span className="size-3" style={{ background: colour }} />
              {label}
            </li>
          ))}
        </ul>
      )}
      {Chart ? (
        <Chart
          groups={rows.map((row) => ({
            name: formatMonthDay(row.day, language),
            values: drawn.map(({ value }) => value(row)),
          }))}
          colours={drawn.map(({ colour }) => colour)}
          isStacked={isStacked}
          formatTick={(value) =>
            value.toLocaleString(LANGUAGE_TAGS[language], { notation: 'compact' })
          }
        />
      ) : (
        <div className="h-52" />
      )}
      <FigureTable title={title} rows={rows} columns={columns} />
    </Section>
  );
}
