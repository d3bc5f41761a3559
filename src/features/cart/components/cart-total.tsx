'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useSession } from '~/features/account/hooks';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatCurrency } from '~/lib/format-currency';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import type { CartView } from '~/schemas/cart';
import { useProjectedEnd } from '../hooks';

export interface CartTotalProps {
  cart: CartView;
  /** Whether a change still waits for the server's response. */
  settling: boolean;
}

/** The total, the projected membership end, and the link to the checkout. */
export function CartTotal({ cart, settling }: CartTotalProps) {
  const t = useI18n();
  const language = useLanguage();
  const session = useSession();
  const bought = cart.items.filter((item) => item.available);
  const until = useProjectedEnd(bought);
  // The buyer must accept a changed price first.
  const canPay = bought.length > 0 && bought.every((item) => item.oldPrice === null);
  const payment = localePath(language, route('payment'));
  const going = useNavigateWhenSettled(payment, cart.totalPrice, settling);
  return (
    <section className="grid gap-4 md:justify-items-end md:text-right">
      <p className="figures flex items-baseline justify-between gap-6 md:justify-end">
        <span className="text-soft">{t('cart.total')}</span>
        <strong data-testid="cart-total" className="font-english text-3xl font-semibold">
          {formatCurrency(cart.totalPrice)}
        </strong>
      </p>
      {bought.length > 0 && (
        <div>
          <p className="text-balance font-semibold">
            {until ? t('cart.until', { day: formatDate(until, language) }) : '\u00a0'}
          </p>
          <p className="text-sm text-soft">
            <Phrases>{t('cart.untilNote')}</Phrases>
          </p>
        </div>
      )}
      <div className="grid justify-items-center gap-3 md:flex md:flex-row-reverse md:items-center md:gap-8">
        {canPay && (
          <Button asChild size="lg" className="max-md:w-full">
            <Link href={payment} onClick={going}>
              {t('cart.checkout')}
            </Link>
          </Button>
        )}
        <Link
          href={localePath(language, route('price'))}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {t('cart.continue')}
        </Link>
      </div>
      {session.status === 'visitor' && (
        <p className="text-sm text-soft">
          <Phrases>{t('cart.loginNote')}</Phrases>
        </p>
      )}
    </section>
  );
}

/** Opens the payment page once the server has the displayed cart, so that an older cart is never paid. Does
 *  nothing when the cart differs by then. */
function useNavigateWhenSettled(path: string, total: number, settling: boolean) {
  const router = useRouter();
  const [confirmedTotal, setConfirmedTotal] = useState<number | null>(null);
  useEffect(() => {
    if (confirmedTotal === null || settling) return;
    setConfirmedTotal(null);
    if (confirmedTotal === total) router.push(path);
  }, [confirmedTotal, settling, total, path, router]);
  return (event: { preventDefault(): void }) => {
    if (!settling) return;
    event.preventDefault();
    setConfirmedTotal(total);
  };
}
