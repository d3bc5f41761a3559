'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { useI18n } from '~/i18n/client';
import type { PlainRoute } from '~/lib/routes';
import { PLACEHOLDER_DELAY_MS } from '~/lib/ui-timings';
import { useSession } from '../hooks';
import { useLoggedInHint } from '../logged-in-hint';
import { useReturnTo } from '../use-return-to';
import { useRevalidatedSession } from '../use-revalidated-session';

/** Redirects a logged-in user to the return path.
 *  @param home the page for a user who logged in here without a return path
 *  @returns the revalidated session, and its first status that was known */
function useLeaveWhenLoggedIn(home: PlainRoute) {
  const router = useRouter();
  const session = useRevalidatedSession();
  const { status } = session;
  const [statusAtStart, setStatusAtStart] = useState(status);
  if (statusAtStart === 'unknown' && status !== 'unknown') setStatusAtStart(status);
  const { target } = useReturnTo(statusAtStart === 'visitor' ? home : undefined);
  const redirectedTo = useRef<string | null>(null);
  useEffect(() => {
    // Only once: a second navigation would replace the first, which may be pending.
    if (status !== 'user' || redirectedTo.current === target) return;
    redirectedTo.current = target;
    // Pages prefetched as a visitor may hold a redirect to this one. A refresh afterwards would write
    // the target's fragment into the URL twice.
    router.refresh();
    router.replace(target);
  }, [status, target, router]);
  return { ...session, statusAtStart };
}

interface Props {
  /** The page after a log-in by the form without a return path; My Learning by default. */
  home?: PlainRoute;
  children: ReactNode;
}

/** Hides its form from a logged-in user, who is redirected. After a login by the form itself it stays
 *  visible until the next page has loaded. */
export function SignedOutOnly({ home = 'my-lesson', children }: Props) {
  const t = useI18n();
  const cachedStatus = useSession().status;
  const { status, statusAtStart, isUnavailable } = useLeaveWhenLoggedIn(home);
  useLoggedInHint(status, isUnavailable);
  const isKnownSignedOut =
    statusAtStart === 'user' ||
    (statusAtStart === 'unknown' && cachedStatus === 'user' && !isUnavailable);
  return (
    <div className="relative">
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
