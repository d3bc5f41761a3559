import type { Page } from '@playwright/test';
import type { Language } from '~/lib/language';
import { createAccount, type Person, signInDevice } from './account';
import type { App } from './app';
import { localisedPath } from './fixtures';
import { APPROVED_CARD, SandboxCardPage } from './sandbox-card-page';
import { buyFirstPlan } from './shop';
import { TEXTS } from './texts';

interface Bought {
  buyer: Person;
  /** The order's. */
  id: string;
  number: string;
}

/** Pays for the first plan with a new account on a page of its own, which then shows the order. */
export async function buy(app: App, page: Page, language: Language): Promise<Bought> {
  const buyer = await createAccount(app);
  await signInDevice(app, page.request, buyer);
  await page.goto(localisedPath(language, '/price'));
  await buyFirstPlan(page, TEXTS[language]);
  await page.waitForURL(/sandbox-bank/);
  await new SandboxCardPage(page, language).payWith(APPROVED_CARD);
  await page.waitForURL(/order-created/);
  const [order] = await app.readRows<{ id: string; number: string }>(
    'SELECT o.id, number FROM "Order" o JOIN "User" u ON u.id = o."userId" WHERE u.email = $1',
    [buyer.email],
  );
  if (!order) throw new Error('The order is missing.');
  return { buyer, ...order };
}
