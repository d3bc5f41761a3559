'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'sonner';
import { type Elsewhere, useOtherTabs } from '~/features/account/use-other-tabs';
import { useI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { isPersonal, route } from '~/lib/routes';
import { useHere } from './use-here';

/** How long a tab says what another one did: its reader was looking at the other. */
const READING_MS = 10_000;

/** The page below, while it is its reader's: one that shows somebody's own things goes at once when another
 *  tab has logged them out or somebody else in, and leads where that tab was led. Every other page stays as
 *  it is, with whatever was being typed, and says what happened. */
export function OneSession({ children }: { children: ReactNode }) {
  const t = useI18n();
  const router = useRouter();
  const { language, path } = useHere();
  const [goneFrom, setGoneFrom] = useState<string | null>(null);
  useEffect(() => {
    if (goneFrom !== null && goneFrom !== path) setGoneFrom(null);
  }, [goneFrom, path]);

  useOtherTabs((what: Elsewhere) => {
    toast.info(t(`common.elsewhere.${what}`), { id: 'session', duration: READING_MS });
    if (isPersonal(path)) {
      if (what === 'entered') return;
      flushSync(() => setGoneFrom(path));
      const { pathname, search, hash } = window.location;
      const next = new URLSearchParams({ next: pathname + search + hash });
      router.push(localePath(language, what === 'ended' ? `${route('login')}?${next}` : '/'));
    }
    // Pages fetched ahead, and those on the way back, are whoever's was here.
    router.refresh();
  });
  return goneFrom === path ? null : children;
}
