'use client';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '~/components/ui/link';
import type { Role } from '~/domain/role';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath, splitPath } from '~/i18n/paths';
import { consoleRoute, consoleRouteName } from '~/lib/console-routes';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, otherLanguage } from '~/lib/language';
import { route } from '~/lib/routes';
import { ConfirmationDialog } from './confirmation-dialog';
import { ConsoleNav } from './console-nav';
import { ConsoleSearchForm } from './console-search-form';
import { LeaveDialog } from './leave-dialog';
import { LogInAgainDialog } from './log-in-again-dialog';

interface ConsoleShellProps {
  name: string;
  role: Role;
  children: ReactNode;
}

/** The frame of every page of the console: search, menu, content, and the dialogs that ask for
 *  the password, and for the log-in when the session has ended. */
export function ConsoleShell({ name, role, children }: ConsoleShellProps) {
  const t = useI18n();
  const language = useLanguage();
  const { path } = splitPath(usePathname());
  const other = otherLanguage(language);
  return (
    <div data-route={consoleRouteName(path, language)} className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed left-4 top-2 z-50 -translate-y-20 rounded bg-ink px-4 py-2 text-on-ink focus:translate-y-0"
      >
        {t('consoleShell.skip')}
      </a>
      <header className="border-b border-line bg-paper">
        <div className="column flex flex-wrap items-center gap-x-6 gap-y-2 py-2">
          <Link
            href={localePath(language, consoleRoute('console'))}
            className="inline-flex min-h-11 items-center font-serif text-lg text-ink no-underline"
          >
            {t('consoleShell.title')}
          </Link>
          <ConsoleSearchForm />
          <p className="text-sm text-soft wrap-anywhere md:ml-auto">
            {t('consoleShell.signedInAs', { name, role: t(`consoleShell.roles.${role}`) })}
          </p>
          <a
            href={localePath(other, path)}
            lang={LANGUAGE_TAGS[other]}
            className="link inline-flex min-h-11 items-center text-sm"
          >
            {LANGUAGE_NAMES[other]}
          </a>
          <Link
            href={localePath(language, route('index'))}
            className="link inline-flex min-h-11 items-center text-sm"
          >
            {t('consoleShell.toSite')}
          </Link>
        </div>
      </header>
      <div className="column grid grow grid-cols-[minmax(0,1fr)] content-start gap-6 py-4 lg:grid-cols-[176px_minmax(0,1fr)] lg:gap-10 lg:py-8">
        <ConsoleNav role={role} path={path} />
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </main>
      </div>
      <ConfirmationDialog />
      <LeaveDialog />
      <LogInAgainDialog />
    </div>
  );
}
