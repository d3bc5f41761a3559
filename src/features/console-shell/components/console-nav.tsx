'use client';
import { useEffect, useRef } from 'react';
import { Link } from '~/components/ui/link';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { CONSOLE_PAGES } from '../pages';

/** The menu of the console: the pages of the operator's role. On small screens it is one row, which shows the current
 *  page. */
export function ConsoleNav({ role, path }: { role: Role; path: string }) {
  const t = useI18n();
  const language = useLanguage();
  const pages = CONSOLE_PAGES.filter(({ permission }) => hasPermission(role, permission));
  const menu = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current entry
  useEffect(() => {
    const row = menu.current;
    const entry = row?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (row && entry) row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.clientWidth) / 2;
  }, [path]);
  return (
    <nav ref={menu} aria-label={t('consoleShell.navigation')} className="scrolled-row relative">
      <ul className="flex gap-1 lg:grid">
        {pages.map(({ key, text }) => {
          const own = consoleRoute(key);
          const isCurrent = own === '/console' ? path === own : path.startsWith(own);
          return (
            <li key={key}>
              <Link
                href={localePath(language, own)}
                aria-current={isCurrent ? 'page' : undefined}
                className="flex min-h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap text-text no-underline hover:bg-ink-soft aria-[current=page]:border-gold aria-[current=page]:font-semibold lg:border-b-0 lg:border-l-2"
              >
                {t(`consoleShell.pages.${text}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
