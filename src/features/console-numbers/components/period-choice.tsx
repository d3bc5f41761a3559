'use client';
import { Link } from '~/components/ui/link';
import { PERIODS, type Period } from '~/domain/figure';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';

/** Links to the periods; the chosen one is in the address. */
export function PeriodChoice({ days }: { days: Period }) {
  const t = useScopedI18n('consoleNumbers');
  const language = useLanguage();
  const path = localePath(language, consoleRoute('console-numbers'));
  return (
    <nav aria-label={t('period')}>
      <ul className="flex flex-wrap gap-1">
        {PERIODS.map((period) => (
          <li key={period}>
            <Link
              href={`${path}?days=${period}`}
              aria-current={period === days ? 'true' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-text no-underline hover:bg-ink-soft aria-[current=true]:border-gold aria-[current=true]:font-semibold"
            >
              {t('lastDays', { days: period })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
