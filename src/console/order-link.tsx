'use client';
import { Link } from '~/components/ui/link';
import { useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';

interface OrderLinkProps {
  number: string;
  /** The order's page, or that of its refund. */
  to?: 'console-orders-number' | 'console-refunds-number';
}

/** An order's number, linked to its page. */
export function OrderLink({ number, to = 'console-orders-number' }: OrderLinkProps) {
  return (
    <Link className="link" href={localePath(useLanguage(), consoleRoute(to, { number }))}>
      {number}
    </Link>
  );
}
