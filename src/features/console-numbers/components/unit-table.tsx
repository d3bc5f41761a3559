'use client';
import { ScrollArea } from '~/components/ui/scroll-area';
import { Section } from '~/console/section';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { textIn } from '~/i18n/writing';
import type { UnitRow } from '~/schemas/numbers';

const COLUMNS = ['starts', 'finishes', 'left'] as const;

/** Units that learners started, finished and left lately. */
export function UnitTable({ units }: { units: readonly UnitRow[] }) {
  const t = useScopedI18n('consoleNumbers.units');
  const numbers = useScopedI18n('consoleNumbers');
  const language = useLanguage();
  return (
    <Section title={t('title')}>
      <p className="max-w-text text-sm text-soft">{t('definition')}</p>
      {units.length === 0 ? (
        <p className="border-t border-line py-4 text-soft">{t('none')}</p>
      ) : (
        <ScrollArea label={numbers('tableOf', { title: t('title') })}>
          <table className="figures w-full text-right text-sm">
            <caption className="sr-only">{t('title')}</caption>
            <thead>
              <tr className="border-b border-line text-soft">
                <th scope="col" className="py-2 text-left">
                  {t('unit')}
                </th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className="py-2 pl-4 whitespace-nowrap">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {units.map((unit) => (
                <tr key={unit.slug} className="border-b border-line">
                  <th scope="row" className="min-w-40 py-2 text-left font-normal">
                    {textIn(unit, 'name', language)}
                  </th>
                  {COLUMNS.map((column) => (
                    <td key={column} className="pl-4">
                      {unit[column].toLocaleString('en-US')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </Section>
  );
}
