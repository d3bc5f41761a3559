'use client';
import { useRouter } from 'next/navigation';
import { flushSync } from 'react-dom';
import { type OtherTabEvent, useOtherTabs } from '~/features/account/use-other-tabs';
import { useI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { isPersonalPage, route } from '~/lib/routes';
import { logInAgain } from '~/trpc/log-in-again';
import { leftPage } from './left-page';
import { TOUCHED } from './touched-loader';
import { useCurrentPath } from './use-current-path';

/** Duration of a toast about another tab, ms: long, as the user was looking at the other tab. */
const TOAST_MS = 10_000;

/** Follows the session of the other tabs; renders nothing. A personal page is hidden at once when another tab logs
 *  out or switches the account, and redirects like that tab; one that shows a log-in itself stays when the session
 *  was only found ended. Every other page stays as it is, typed text included, with a toast. */
export function OtherTabs() {
  const t = useI18n();
  const router = useRouter();
  const { language, path } = useCurrentPath();
  useOtherTabs((change: OtherTabEvent) => {
    const ask = change === 'ended' ? logInAgain.get() : null;
    if (ask) {
      void ask(true);
      return 'stays';
    }
    void showToast(t(`common.elsewhere.${change}`));
    if (isPersonalPage(path)) {
      if (change === 'entered') return undefined;
      flushSync(() => leftPage.set(path));
      const { pathname, search, hash } = window.location;
      const next = new URLSearchParams({ next: pathname + search + hash });
      router.push(localePath(language, change === 'ended' ? `${route('login')}?${next}` : '/'));
    }
    // Prefetched pages and those in the history belong to the previous session.
    router.refresh();
    return undefined;
  });
  return null;
}

/** Shows a toast, and loads the scripts for it: most tabs never show a toast without an action of their
 *  user. */
async function showToast(text: string): Promise<void> {
  const [sonner] = await Promise.all([import('sonner').catch(() => null), TOUCHED.fetch()]);
  sonner?.toast.info(text, { id: 'session', duration: TOAST_MS });
}
