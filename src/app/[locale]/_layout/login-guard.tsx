'use client';
import { useQueryClient } from '@tanstack/react-query';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useReplaceSession } from '~/features/account/hooks';
import { useLanguage } from '~/i18n/client';
import { localePath, splitPath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { errorCode } from '~/trpc/error-code';
import { logInAgain } from '~/trpc/log-in-again';

/** Handles calls rejected for an ended session: clears the session and redirects to the login with the way back. A
 *  page makes several calls at once: only the first error redirects. A page that shows a log-in itself
 *  (`logInAgain`) stays. */
export function LoginGuard() {
  const client = useQueryClient();
  const router = useRouter();
  const language = useLanguage();
  const replace = useReplaceSession();
  const path = usePathname();
  const leaving = useRef<string | null>(null);
  const mounted = useRef(false);
  useEffect(() => {
    if (leaving.current !== path) leaving.current = null;
  }, [path]);
  useEffect(() => {
    const check = (error: unknown) => {
      if (errorCode(error) !== 'LOGIN_USER_REQUIRED' || logInAgain.get()) return;
      replace(null);
      const { pathname, search, hash } = window.location;
      if (leaving.current !== null || splitPath(pathname).path === route('login')) return;
      leaving.current = path;
      const next = new URLSearchParams({ next: pathname + search + hash });
      router.push(`${localePath(language, route('login'))}?${next}`);
    };
    // A call may have been rejected before the guard was rendered.
    const failed = [client.getQueryCache().getAll(), client.getMutationCache().getAll()].flat();
    for (const { state } of mounted.current ? [] : failed) check(state.error);
    mounted.current = true;
    const cleanups = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
      }),
    ];
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  }, [client, router, language, replace, path]);
  return null;
}
