'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'sonner';
import { type OtherTabEvent, useOtherTabs } from '~/features/account/use-other-tabs';
import { useI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { isPersonalPage, route } from '~/lib/routes';
import { useCurrentPath } from './use-current-path';

/** How long a tab says what another one did: its reader was looking at the other. */
const TOAST_MS = 10_000;

/** The page below, while it is its reader's: one that shows somebody's own things goes at once when another
 *  tab has logged them out or somebody else in, and leads where that tab was led. Every other page stays as
 *  it is, with whatever was being typed, and says what happened. */
export function SessionChangeGuard({ children }: { children: ReactNode }) {
  const t = useI18n();
  const router = useRouter();
  const { language, path } = useCurrentPath();
  const [leftPath, setLeftPath] = useState<string | null>(null);
  useEffect(() => {
    if (leftPath !== null && leftPath !== path) setLeftPath(null);
  }, [leftPath, path]);

  useOtherTabs((change: OtherTabEvent) => {
    toast.info(t(`common.elsewhere.${change}`), { id: 'session', duration: TOAST_MS });
    if (isPersonalPage(path)) {
      if (change === 'entered') return;
      flushSync(() => setLeftPath(path));
      const { pathname, search, hash } = window.location;
      const next = new URLSearchParams({ next: pathname + search + hash });
      router.push(localePath(language, change === 'ended' ? `${route('login')}?${next}` : '/'));
    }
    // Pages fetched ahead, and those on the way back, are whoever's was here.
    router.refresh();
  });
  return leftPath === path ? null : children;
}
