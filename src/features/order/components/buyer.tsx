'use client';
import Link from 'next/link';
import { Skeleton } from '~/components/ui/skeleton';
import { useSession } from '~/features/account/hooks';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { Facts } from './facts';

/** Who buys, as the account says. */
export function Buyer() {
  const t = useI18n();
  const language = useLanguage();
  const { user } = useSession();
  return (
    <section className="grid gap-3">
      <h2 className="border-b-2 border-text pb-2 text-xl">{t('order.payment.buyer')}</h2>
      {user ? (
        <Facts
          rows={[
            [t('order.payment.name'), user.name],
            [t('order.payment.email'), user.email],
            [t('order.payment.phone'), user.phone ?? t('order.payment.noPhone')],
          ]}
        />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
      <p>
        <Link href={localePath(language, route('profile'))} className="link text-sm">
          {t('order.payment.editBuyer')}
        </Link>
      </p>
    </section>
  );
}
