'use client';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { useLogout } from '~/features/account/hooks';
import { useRefusal } from '~/forms/use-refusal';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { BRIEF_NOTICE } from '~/lib/page-times';
import { route } from '~/lib/routes';
import { tellLeft } from './left-note';

/** Logging out from any menu: notice, then home. On a phone the notice of the side bar closes soon. */
export function useLeave() {
  const t = useI18n();
  const router = useRouter();
  const language = useLanguage();
  const refusal = useRefusal();
  const logout = useLogout();
  const { mutate } = logout;
  const leave = useCallback(
    (how?: { fromMenu?: boolean }) =>
      mutate(undefined, {
        onSuccess: () => {
          const brief = how?.fromMenu && window.matchMedia('(max-width: 767px)').matches;
          toast.success(t('common.loggedOut'), brief ? { duration: BRIEF_NOTICE } : undefined);
          if (brief) tellLeft();
          router.push(localePath(language, route('index')));
          // The way back must not lead to a member's page as it was.
          router.refresh();
        },
        onError: (error) => toast.error(refusal(error)),
      }),
    [mutate, t, refusal, router, language],
  );
  return { leave, leaving: logout.isPending };
}
