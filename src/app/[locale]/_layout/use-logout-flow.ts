'use client';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { useSignOut } from '~/features/account/hooks';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { BRIEF_TOAST_MS } from '~/lib/ui-timings';
import { notifyLoggedOut } from './logged-out-note';

/** Logs out from any menu: shows a toast and opens the home page. On a phone the toast of the side bar closes
 *  sooner. */
export function useLogoutFlow() {
  const t = useI18n();
  const router = useRouter();
  const language = useLanguage();
  const errorMessage = useErrorMessage();
  const logout = useSignOut();
  const { mutate } = logout;
  const logOut = useCallback(
    (options?: { fromMenu?: boolean }) =>
      mutate(undefined, {
        onSuccess: () => {
          const shortly = options?.fromMenu && window.matchMedia('(max-width: 767px)').matches;
          toast.success(t('common.loggedOut'), shortly ? { duration: BRIEF_TOAST_MS } : undefined);
          if (shortly) notifyLoggedOut();
          router.push(localePath(language, route('index')));
          // Going back must not show a cached member page.
          router.refresh();
        },
        onError: (error) => toast.error(errorMessage(error)),
      }),
    [mutate, t, errorMessage, router, language],
  );
  return { leave: logOut, leaving: logout.isPending };
}
