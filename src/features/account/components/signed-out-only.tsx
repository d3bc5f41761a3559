'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { useI18n } from '~/i18n/client';
import { PLACEHOLDER_DELAY_MS } from '~/lib/ui-timings';
import { useReplaceSession, useRevalidatedSession, useSession } from '../hooks';
import { useLoggedInHint } from '../logged-in-hint';
import { useReturnTo } from '../use-return-to';

/** Sends whoever is logged in to where they wanted to go, and forgets whoever no longer is.
 *  @returns who is here, and whether that will not be heard */
function useLeaveWhenLoggedIn() {
  const router = useRouter();
  const { status, isUnavailable } = useRevalidatedSession();
  const { target } = useReturnTo();
  const replace = useReplaceSession();
  const freshSession = useRef(useSession().status);
  const hasLeft = useRef<string | null>(null);
  useEffect(() => {
    if (status === 'unknown') return;
    if (status === 'visitor' && freshSession.current === 'user') replace(null);
    freshSession.current = status;
    // Once: a second try would take the place of the first, which may be on its way.
    if (status === 'visitor' || hasLeft.current === target) return;
    hasLeft.current = target;
    // Pages fetched ahead as a visitor may hold a redirect to this one. Afterwards it would write the
    // target's place into the address twice.
    router.refresh();
    router.replace(target);
  }, [status, target, router, replace]);
  return { status, unheard: isUnavailable };
}

/** A form that nobody sees who is logged in already and about to be led on. Whoever logs in by it keeps
 *  seeing it until the next page is there. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const t = useI18n();
  const freshSession = useSession().status;
  const { status, unheard } = useLeaveWhenLoggedIn();
  const [statusAtStart, setStatusAtStart] = useState(status);
  if (statusAtStart === 'unknown' && status !== 'unknown') setStatusAtStart(status);
  useLoggedInHint(status, unheard);
  const isKnownSignedOut =
    statusAtStart === 'user' ||
    (statusAtStart === 'unknown' && freshSession === 'user' && !unheard);
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
