'use client';
import { Link } from '~/components/ui/link';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';

/** The link from an order to its receipt, and back. */
export function ReceiptLink({ id, back = false }: { id: string; back?: boolean }) {
  const t = useI18n();
  const language = useLanguage();
  const path = back ? route('order-created-id', { id }) : route('order-id-receipt', { id });
  return (
    <Link
      href={localePath(language, path)}
      className="link inline-flex min-h-11 items-center text-sm"
    >
      {back ? t('invoice.receipt.back') : t('invoice.receipt.open')}
    </Link>
  );
}
