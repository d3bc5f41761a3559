'use client';
import { useRouter } from 'next/navigation';
import { toast } from 'sonner';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { useRefusal } from './use-refusal';

/** The popup after adding: where to go on, or OK to stay. A refusal says why instead. */
export function useAddPopup() {
  const t = useI18n();
  const language = useLanguage();
  const router = useRouter();
  const refusal = useRefusal();
  const toCart = {
    label: t('cart.checkout'),
    onClick: () => router.push(localePath(language, route('cart'))),
  };
  const ok = { label: t('cart.ok'), onClick: () => {} };
  return {
    added: (name: string) =>
      toast.success(t('cart.added'), {
        id: 'cart-added',
        description: name,
        duration: 10_000,
        action: toCart,
        cancel: ok,
      }),
    refused: (error: unknown) =>
      toast.warning(t('cart.failedTitle'), {
        id: 'cart-added',
        description: refusal(error),
        duration: 10_000,
        cancel: ok,
      }),
  };
}
