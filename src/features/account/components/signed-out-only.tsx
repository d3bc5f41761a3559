'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { useI18n } from '~/i18n/client';
import { PLACEHOLDER_DELAY_MS } from '~/lib/ui-timings';
import { useLoggedInHint } from '../logged-in-hint';
import { useShownSession } from '../shown-session';
import { useReturnTo } from '../use-return-to';
import { useRevalidatedSession } from '../use-revalidated-session';

/** Redirects a logged-in user to the return path.
 *  @returns the revalidated session */
function useLeaveWhenLoggedIn() {
  const router = useRouter();
  const session = useRevalidatedSession();
  const { status } = session;
  const { target } = useReturnTo();
  const redirectedTo = useRef<string | null>(null);
  useEffect(() => {
    // Once: a second navigation would replace the first, which may be pending.
    if (status !== 'user' || redirectedTo.current === target) return;
    redirectedTo.current = target;
    // Pages prefetched as a visitor may hold a redirect to this one. A refresh afterwards would write
    // the target's fragment into the URL twice.
    router.refresh();
    router.replace(target);
  }, [status, target, router]);
  return session;
}

/** Hides its form from a logged-in user, who is redirected. After a login by the form itself it stays
 *  visible until the next page has loaded. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const t = useI18n();
  const cachedStatus = useShownSession().status;
  const { status, isUnavailable, caller } = useLeaveWhenLoggedIn();
  const [statusAtStart, setStatusAtStart] = useState(status);
  if (statusAtStart === 'unknown' && status !== 'unknown') setStatusAtStart(status);
  useLoggedInHint(status, isUnavailable);
  const isKnownSignedOut =
    statusAtStart === 'user' ||
    (statusAtStart === 'unknown' && cachedStatus === 'user' && !isUnavailable);
  return (
    <div className="relative">
      {caller}
      <div data-visitors hidden={isKnownSignedOut}>
        {children}
      </div>
      <p
        data-known
        role="status"
        className={`${isKnownSignedOut ? 'grid' : 'hidden'} absolute inset-x-5 top-18 animate-awaited justify-items-center text-soft`}
        style={{ animationDelay: `${PLACEHOLDER_DELAY_MS}ms` }}
      >
        <Phrases>{t('common.alreadyIn')}</Phrases>
      </p>
    </div>
  );
}
