'use client';
import { Link } from '~/components/ui/link';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';

/** The terms that paying accepts. They open in another tab; the payment page stays. */
export function Terms() {
  const t = useI18n();
  const language = useLanguage();
  return (
    <p className="text-sm">
      {t('order.payment.agree')}
      <Link
        href={localePath(language, route('tou'))}
        target="_blank"
        className="link whitespace-nowrap"
      >
        {t('order.payment.terms')}
      </Link>
      {t('order.payment.and')}
      <Link
        href={localePath(language, route('refund'))}
        target="_blank"
        className="link whitespace-nowrap"
      >
        {t('order.payment.refundPolicy')}
      </Link>
      {t('order.payment.agreeEnd')}
    </p>
  );
}
