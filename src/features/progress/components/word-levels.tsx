'use client';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';
import type { WordLevel } from '~/schemas/progress';

const LEVEL_STYLES = { firm: 'bg-ink', growing: 'bg-gold', fresh: 'bg-edge' } as const;
const LEVELS = ['firm', 'growing', 'fresh'] as const;

/** The retained words by CEFR level, as numbers with a bar. */
export function WordLevels({ words }: { words: readonly WordLevel[] }) {
  const t = useScopedI18n('memory.report');
  const total = (row: WordLevel) => row.firm + row.growing + row.fresh;
  const most = Math.max(1, ...words.map(total));
  return (
    <section className="grid gap-3">
      <h2 className="border-b-2 border-text pb-2 text-xl">
        <Phrases>{t('words')}</Phrases>
      </h2>
      <p className="text-sm text-soft">
        <Phrases>{t('wordsLead')}</Phrases>
      </p>
      <table className="figures w-full text-sm">
        <caption className="sr-only">{t('words')}</caption>
        <thead>
          <tr className="border-b border-line text-left text-soft">
            <th scope="col" className="py-2">
              {t('level')}
            </th>
            {LEVELS.map((levelName) => (
              <th key={levelName} scope="col" className="py-2 pl-3">
                <span
                  aria-hidden="true"
                  className={`mr-1.5 inline-block size-2.5 ${LEVEL_STYLES[levelName]}`}
                />
                {t(levelName)}
              </th>
            ))}
            <td className="w-1/3 max-sm:hidden" />
          </tr>
        </thead>
        <tbody>
          {words.map((row) => (
            <tr key={row.level} className="border-b border-line">
              <th scope="row" className="py-3 text-left">
                {row.level}
              </th>
              {LEVELS.map((levelName) => (
                <td key={levelName} className="pl-3">
                  {row[levelName]}
                </td>
              ))}
              <td aria-hidden="true" className="max-sm:hidden">
                <span className="flex h-3" style={{ width: `${(total(row) / most) * 100}%` }}>
                  {LEVELS.map((levelName) => (
                    <span
                      key={levelName}
                      className={LEVEL_STYLES[levelName]}
                      style={{ flexGrow: row[levelName] }}
                    />
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
