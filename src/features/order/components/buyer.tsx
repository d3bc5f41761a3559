'use client';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { Skeleton } from '~/components/ui/skeleton';
import { useSession } from '~/features/account/hooks';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatPhone } from '~/lib/format-phone';
import { route } from '~/lib/routes';
import { DescriptionList } from './description-list';
import { PaymentSection } from './payment-section';

/** The buyer, with the data of the account. */
export function Buyer() {
  const t = useI18n();
  const language = useLanguage();
  const { user } = useSession();
  return (
    <PaymentSection title={t('order.payment.buyer')}>
      {user ? (
        <DescriptionList
          rows={[
            [t('order.payment.name'), user.name],
            [t('order.payment.email'), user.email],
            [
              t('order.payment.phone'),
              user.phone ? formatPhone(user.phone) : t('order.payment.noPhone'),
            ],
          ]}
        />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
      {user && !user.validated && (
        <Notice>{t('order.payment.unvalidated', { email: user.email })}</Notice>
      )}
      <p>
        <Link href={localePath(language, route('profile'))} className="link text-sm">
          {t('order.payment.editBuyer')}
        </Link>
      </p>
    </PaymentSection>
  );
}
