'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { useI18n } from '~/i18n/client';
import { FETCH_DELAY } from '~/lib/page-times';
import { useFreshSession, useReplaceSession, useSession } from '../hooks';
import { useRememberKnown } from '../known-here';
import { useWayBack } from '../use-way-back';

/** Sends whoever is logged in to where they wanted to go, and forgets whoever no longer is.
 *  @returns who is here, and whether that will not be heard */
function useLeaveWhenLoggedIn() {
  const router = useRouter();
  const { status, unheard } = useFreshSession();
  const { target } = useWayBack();
  const replace = useReplaceSession();
  const believed = useRef(useSession().status);
  const led = useRef<string | null>(null);
  useEffect(() => {
    if (status === 'unknown') return;
    if (status === 'visitor' && believed.current === 'user') replace(null);
    believed.current = status;
    // Once: a second try would take the place of the first, which may be on its way.
    if (status === 'visitor' || led.current === target) return;
    led.current = target;
    // Pages fetched ahead as a visitor may hold a redirect to this one. Afterwards it would write the
    // target's place into the address twice.
    router.refresh();
    router.replace(target);
  }, [status, target, router, replace]);
  return { status, unheard };
}

/** A form that nobody sees who is logged in already and about to be led on. Whoever logs in by it keeps
 *  seeing it until the next page is there. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const t = useI18n();
  const believed = useSession().status;
  const { status, unheard } = useLeaveWhenLoggedIn();
  const [cameAs, setCameAs] = useState(status);
  if (cameAs === 'unknown' && status !== 'unknown') setCameAs(status);
  useRememberKnown(status, unheard);
  const known = cameAs === 'user' || (cameAs === 'unknown' && believed === 'user' && !unheard);
  return (
    <div className="relative">
      <div data-visitors hidden={known}>
        {children}
      </div>
      <p
        data-known
        role="status"
        className={`${known ? 'grid' : 'hidden'} absolute inset-x-5 top-18 animate-awaited justify-items-center text-soft`}
        style={{ animationDelay: `${FETCH_DELAY}ms` }}
      >
        <Phrases>{t('common.alreadyIn')}</Phrases>
      </p>
    </div>
  );
}
