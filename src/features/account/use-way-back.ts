'use client';
import { useSearchParams } from 'next/navigation';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { ownPath } from '~/lib/own-path';
import { route } from '~/lib/routes';

/** Where to go once logged in: the `next` of the address when it is a path of ours, else My Learning.
 *  The router's parameters, not the window's: those already belong to the next page while leaving, and
 *  still to the last one while arriving. The cached page's HTML knows none. */
export function useWayBack() {
  const language = useLanguage();
  const parameters = useSearchParams();
  const next = useHydrated() ? ownPath(parameters.get('next')) : null;
  return {
    /** Whether a page sent the person here. */
    sent: next !== null,
    target: next ?? localePath(language, route('my-lesson')),
    /** The same way back on another page of the account, such as the sign-up. */
    keep: (path: string) =>
      localePath(language, path) + (next ? `?${new URLSearchParams({ next })}` : ''),
  };
}
