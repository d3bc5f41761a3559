'use client';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { useLogout } from '~/features/account/hooks';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';

/** How long the notice stays when a phone's menu was used, in ms. */
const BRIEF = 500;

/** Logging out from any menu: notice, then home. */
export function useLeave() {
  const t = useI18n();
  const router = useRouter();
  const language = useLanguage();
  const logout = useLogout();
  const { mutate } = logout;
  const leave = useCallback(
    (how?: { brief?: boolean }) =>
      mutate(undefined, {
        onSuccess: () => {
          toast.success(t('common.loggedOut'), how?.brief ? { duration: BRIEF } : undefined);
          router.push(localePath(language, route('index')));
        },
        onError: () => toast.error(t('common.unknownError')),
      }),
    [mutate, t, router, language],
  );
  return { leave, leaving: logout.isPending };
}
