'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useReplaceSession } from '~/features/account/hooks';
import { useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { errorCode } from '~/trpc/error-code';

/** A refused call of somebody whose session ended: forgets the session, goes to the login and comes back. */
export function LoginGuard() {
  const client = useQueryClient();
  const router = useRouter();
  const language = useLanguage();
  const replace = useReplaceSession();
  useEffect(() => {
    const check = (error: unknown) => {
      if (errorCode(error) !== 'LOGIN_USER_REQUIRED') return;
      const here = window.location.pathname + window.location.search;
      replace(null);
      router.push(`${localePath(language, '/login')}?next=${encodeURIComponent(here)}`);
    };
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, router, language, replace]);
  return null;
}
