'use client';
import { Link } from '~/components/ui/link';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { PersonName } from './person-name';

interface BuyerLinkProps {
  buyer: { id: string; name: string; email: string } | null;
}

/** A buyer by name, linked to the page of the person. */
export function BuyerLink({ buyer }: BuyerLinkProps) {
  const t = useI18n();
  const language = useLanguage();
  if (!buyer) return t('consoleMoney.buyerDeleted');
  return (
    <Link
      className="link"
      href={localePath(language, consoleRoute('console-people-id', { id: buyer.id }))}
    >
      {buyer.name ? <PersonName>{buyer.name}</PersonName> : buyer.email}
    </Link>
  );
}
