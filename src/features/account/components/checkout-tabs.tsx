'use client';
import { Link } from '~/components/ui/link';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { IN_CHECKOUT } from '../return-hint';
import { useReturnTo } from '../use-return-to';

const TABS = ['login', 'signup'] as const;

/** The two ways through the first step of the checkout: log-in and sign-up. Input on one page is on the other,
 *  too. */
export function CheckoutTabs({ current }: { current: (typeof TABS)[number] }) {
  const t = useI18n();
  const language = useLanguage();
  const { target, isRead } = useReturnTo('payment');
  const query = new URLSearchParams({ next: target });
  return (
    <nav aria-label={t('account.checkout.tabs')} className={isRead ? undefined : IN_CHECKOUT}>
      <ul className="grid grid-cols-2 border-b border-line text-center">
        {TABS.map((page) => (
          <li key={page}>
            <Link
              replace
              href={`${localePath(language, route(page))}?${query}`}
              aria-current={page === current ? 'page' : undefined}
              className="filter-tab justify-center text-base aria-[current]:bg-ink-soft"
            >
              {t(`account.checkout.${page}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
