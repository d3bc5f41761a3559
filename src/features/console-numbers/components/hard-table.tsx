'use client';
import { ScrollArea } from '~/components/ui/scroll-area';
import { Section } from '~/console/section';
import { useScopedI18n } from '~/i18n/client';
import type { Hard } from '~/schemas/numbers';

interface Props {
  title: string;
  definition: string;
  rows: readonly Hard[];
  /** Renders a row's text. */
  show?: (text: string) => string;
}

/** The hardest words or sounds, the hardest first. */
export function HardTable({ title, definition, rows, show = (text) => text }: Props) {
  const t = useScopedI18n('consoleNumbers.hard');
  const numbers = useScopedI18n('consoleNumbers');
  return (
    <Section title={title}>
      <p className="max-w-text text-sm text-soft">{definition}</p>
      {rows.length === 0 ? (
        <p className="border-t border-line py-4 text-soft">{t('none')}</p>
      ) : (
        <ScrollArea label={numbers('tableOf', { title })}>
          <table className="figures w-full text-right text-sm">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr className="border-b border-line text-soft">
                <th scope="col" className="py-2 text-left">
                  {t('text')}
                </th>
                <th scope="col" className="py-2 pl-4">
                  {t('share')}
                </th>
                <th scope="col" className="py-2 pl-4">
                  {t('tries')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ text, tries, passes }) => (
                <tr key={`${text} ${tries} ${passes}`} className="border-b border-line">
                  <th scope="row" className="py-2 text-left font-ipa font-normal">
                    {show(text)}
                  </th>
                  <td className="pl-4">{Math.round((passes / tries) * 100)}%</td>
                  <td className="pl-4">{tries.toLocaleString('en-US')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </Section>
  );
}
