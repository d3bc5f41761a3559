'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { Header } from '~/components/layout/header';
import { LazyMobileMenu, LazySideDrawer } from '~/components/layout/lazy-layer';
import { Masthead } from '~/components/layout/masthead';
import { useI18n } from '~/i18n/client';
import { routeName } from '~/lib/routes';
import { LoggedOutNote } from './logged-out-note';
import { ShellContext } from './shell-context';
import { useCurrentPath } from './use-current-path';
import { useShell } from './use-shell';

/** Pages with a masthead of their own instead of the header. */
const FRONT_PAGES = ['/', '/course'];

export interface PageLayoutProps {
  brand: string;
  /** The side bar beside the content. */
  side?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Header, menus, content and footer of a page. Personal content follows after hydration. */
export function PageLayout({ brand, side, footer, children }: PageLayoutProps) {
  const t = useI18n();
  const { language, path } = useCurrentPath();
  const shell = useShell(brand);
  const [menu, setMenu] = useState(false);
  const [drawer, setDrawer] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes what is open.
  useEffect(() => {
    setMenu(false);
    setDrawer(false);
  }, [path]);

  const Head = FRONT_PAGES.includes(path) ? Masthead : Header;
  return (
    <div data-route={routeName(path, language)} className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed left-4 top-2 z-50 -translate-y-20 rounded bg-ink px-4 py-2 text-on-ink focus:translate-y-0"
      >
        {t('common.skip')}
      </a>
      <Head shell={shell} onMenu={() => setMenu(true)} onSide={() => setDrawer(true)} />
      <LazyMobileMenu shell={shell} open={menu} onOpenChange={setMenu} />
      <LazySideDrawer shell={shell} open={drawer} onOpenChange={setDrawer} />
      <LoggedOutNote />
      {side ? (
        <div className="column flex grow gap-8 pt-8 lg:gap-12">
          <aside className="side-width hidden shrink-0 border-r border-line pr-4 md:block">
            <ShellContext value={shell}>{side}</ShellContext>
          </aside>
          <main id="main" tabIndex={-1} className="min-w-0 grow outline-none">
            {children}
          </main>
        </div>
      ) : (
        <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
          {children}
        </main>
      )}
      {footer}
    </div>
  );
}
