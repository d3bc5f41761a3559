'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type OtherTabEvent, useOtherTabs } from '~/features/account/use-other-tabs';
import { useI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { isPersonalPage, route } from '~/lib/routes';
import { useCurrentPath } from './use-current-path';

/** Duration of a toast about another tab, ms: long, as the user was looking at the other tab. */
const TOAST_MS = 10_000;

/** Shows the page below while it belongs to the session. A personal page is hidden at once when another tab
 *  logs out or switches the account, and redirects like that tab. Every other page stays as it is, typed text
 *  included, with a toast. */
export function SessionChangeGuard({ children }: { children: ReactNode }) {
  const t = useI18n();
  const router = useRouter();
  const { language, path } = useCurrentPath();
  const [leftPath, setLeftPath] = useState<string | null>(null);
  useEffect(() => {
    if (leftPath !== null && leftPath !== path) setLeftPath(null);
  }, [leftPath, path]);

  useOtherTabs((change: OtherTabEvent) => {
    void notify(t(`common.elsewhere.${change}`));
    if (isPersonalPage(path)) {
      if (change === 'entered') return;
      flushSync(() => setLeftPath(path));
      const { pathname, search, hash } = window.location;
      const next = new URLSearchParams({ next: pathname + search + hash });
      router.push(localePath(language, change === 'ended' ? `${route('login')}?${next}` : '/'));
    }
    // Prefetched pages and those in the history belong to the previous session.
    router.refresh();
  });
  return leftPath === path ? null : children;
}

async function notify(text: string): Promise<void> {
  const { toast } = await import('sonner');
  toast.info(text, { id: 'session', duration: TOAST_MS });
}
