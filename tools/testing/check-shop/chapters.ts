import { accounts } from './accounts';
import { card } from './card';
import { cart } from './cart';
import { checkout } from './checkout';
import { coupon } from './coupon';
import { gift } from './gift';
import { origins } from './origins';
import { refund } from './refund';
import type { Chapter } from './shop';
import { unauthorisedAccess } from './unauthorised-access';
import { webhooks } from './webhooks';

/** The checks, by their names on the command line. */
export const CHAPTERS: Record<string, { title: string; walk: Chapter }> = {
  accounts: { title: 'Accounts', walk: accounts },
  cart: { title: 'Cart', walk: cart },
  checkout: { title: 'Checkout', walk: checkout },
  card: { title: 'The card page', walk: card },
  callbacks: { title: 'The bank’s callbacks', walk: webhooks },
  coupon: { title: 'Coupon', walk: coupon },
  gift: { title: 'Present', walk: gift },
  refund: { title: 'Refund', walk: refund },
  strangers: { title: 'Strangers', walk: unauthorisedAccess },
  origins: { title: 'Pages elsewhere', walk: origins },
};
