'use client';
import { ScrollArea } from '~/components/ui/scroll-area';
import { useScopedI18n } from '~/i18n/client';
import { type FigureColumn, formatValue } from './figure-column';

interface Props<Row> {
  title: string;
  rows: readonly Row[];
  columns: readonly FigureColumn<Row>[];
}

/** The values of a chart as a table that opens, latest day first. */
export function FigureTable<Row extends { day: string }>({ title, rows, columns }: Props<Row>) {
  const t = useScopedI18n('consoleNumbers');
  return (
    <details>
      <summary className="link min-h-11 cursor-pointer py-2 text-sm">
        {t('table', { title })}
      </summary>
      <ScrollArea label={t('tableOf', { title })}>
        <table className="figures w-full text-right text-sm whitespace-nowrap">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line text-soft">
              <th scope="col" className="py-2 text-left">
                {t('day')}
              </th>
              {columns.map(({ label }) => (
                <th key={label} scope="col" className="py-2 pl-4">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map((row) => (
              <tr key={row.day} className="border-b border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {row.day}
                </th>
                {columns.map((column) => (
                  <td key={column.label} className="pl-4">
                    {formatValue(column, column.value(row))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </details>
  );
}
