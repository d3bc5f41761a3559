import { randomUUID } from 'node:crypto';
import { Browser, type ResponseData } from './browser';
import { CardPage } from './card-page';
import type { Report } from './report';

export interface Person {
  email: string;
  password: string;
  name: string;
}

export interface Plan {
  id: string;
  price: number;
  months: number;
}

/** The shop under test, shared by the chapters. */
export interface Shop {
  site: string;
  report: Report;
  /** The bank's signing secret; null when unknown. */
  bankSecret: string | null;
  /** Folder to which a copy without SMTP writes its mails; null when unknown. */
  mailFolder: string | null;
  /** Plans, the cheapest first. */
  plans: Plan[];
}

/** The rate limit of sign-ups is exhausted: the remaining checks cannot run. */
export class Throttled extends Error {
  constructor(sentence: string) {
    super(
      `The shop's throttle says: ${sentence} Wait as long, or start the copy with THROTTLE_SCALE=20.`,
    );
  }
}

export type Chapter = (shop: Shop) => Promise<void>;

export function newPerson(name = '林檢查'): Person {
  const id = randomUUID().slice(0, 13);
  return { email: `check-shop-${id}@example.com`, password: `a quiet river ${id}`, name };
}

/** Creates an account and logs it in. */
export async function signUpNewPerson(shop: Shop, person = newPerson()): Promise<Browser> {
  const browser = new Browser(shop.site);
  for (const call of ['auth/signup', 'auth/login']) {
    const { data, code } = await browser.restWithToken(call, { ...person });
    if (code === 'TOO_MANY_REQUESTS') throw new Throttled(data.errorMessage);
    if (data?.result !== true) throw new Error(`${call} was refused: ${JSON.stringify(data)}`);
  }
  return browser;
}

export interface Bought {
  orderId: string;
  total: number;
  card: CardPage;
}

/** Adds the cheapest plan to the cart and checks out. */
export async function order(
  shop: Shop,
  browser: Browser,
  overrides: Record<string, unknown> = {},
): Promise<Bought> {
  const { data } = await browser.rest('cart/add', { id: shop.plans[0]?.id });
  const total: number = (overrides.expectedTotal as number) ?? data.cart.totalPrice;
  const checkoutInput = { checkoutKey: randomUUID(), expectedTotal: total, ...overrides };
  const started = await browser.mutate('order.checkout', checkoutInput);
  if (!started.data) throw new Error(`The checkout was refused: ${started.code}`);
  const card = await CardPage.open(browser, started.data.redirectUrl);
  return { orderId: started.data.orderId, total, card };
}

export async function orderNow(browser: Browser, id: string): Promise<ResponseData> {
  return (await browser.query('order.get', { id })).data;
}

/** The account's level and its end. */
export async function getMembership(
  browser: Browser,
): Promise<{ level: string; expiresAt: string | null }> {
  const { level, expiresAt } = (await browser.rest('auth')).data?.user?.vip ?? {};
  return { level, expiresAt };
}

/** Polls until a condition holds, for effects that the shop applies a moment later. */
export async function pollUntil<T>(
  query: () => Promise<T>,
  good: (found: T) => boolean,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    const found = await query();
    if (good(found) || tries === 60) return found;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
