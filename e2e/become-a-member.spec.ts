import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { projectedEnd } from '~/domain/membership';
import { planRate } from '~/domain/plan-rate';
import { formatCurrency } from '~/lib/format-currency';
import { formatDate } from '~/lib/format-date';
import type { Language } from '~/lib/language';
import { newPerson, signIn, signOut, signUp } from './account';
import { coreIn } from './core';
import { expect, localisedPath, test } from './fixtures';
import { LessonScreen } from './lesson';
import { formatPrice, MONTHLY, PLANS, YEARLY } from './plans';
import { APPROVED_CARD, DECLINED_CARD, SandboxCardPage } from './sandbox-card-page';
import { fill, TEXTS } from './texts';

interface UnitFile {
  slug: string;
  access: 'FREE' | 'VIP';
  words: { text: string }[];
  headline: Record<Language, string>;
}
const unitFile = (slug: string) =>
  JSON.parse(readFileSync(`prisma/content/units/${slug}.json`, 'utf8')) as UnitFile;
const membersUnit = unitFile('tea-and-umbrellas');
const membersVideo = JSON.parse(
  readFileSync('prisma/content/videos/how-headphones-cancel-noise.json', 'utf8'),
) as { slug: string; title: Record<Language, string> };
const [activity] = JSON.parse(readFileSync('prisma/content/activities.json', 'utf8')) as [
  { title: Record<Language, string> },
];

/** Price of the two months in this walk. */
const twoMonths = formatPrice(MONTHLY, 2);

/** Cart link by its accessible name, which includes the badge's number. */
const cartLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

for (const language of ['zh', 'en'] as const) {
  const t = TEXTS[language];
  const localise = (path: string) => localisedPath(language, path);

  // What a restart keeps does not depend on the language.
  const restarts = language === 'zh';

  test(
    `A visitor becomes a paying member, and all data survives a ${restarts ? 'restart' : 'log-out'} (${language})`,
    coreIn('zh', language),
    async ({ app, visitor, microphone }) => {
      test.setTimeout(300_000);
      const person = newPerson();
      const page = await visitor({ language });
      const lesson = new LessonScreen(page, t);
      let slug = '';

      await test.step('a visitor starts a free unit within two clicks', async () => {
        await page.goto('/');
        await expect(page).toHaveURL(`${app.url}${localise('/')}`);
        await page.getByRole('link', { name: t.home.hero.start }).click();
        await expect(page).toHaveURL(/\/course-news\/[a-z-]+\/lesson$/);
        slug = page.url().split('/').at(-2)!;
        await expect(page.getByRole('button', { name: t.lesson.speak, exact: true })).toBeVisible();
      });

      await test.step('says the first word and stops at the third', async () => {
        await microphone.queueSpeech(unitFile(slug).words[0]!.text);
        await lesson.speak();
        await expect(lesson.outcome).toContainText(t.lesson.passed);
        await lesson.next();
        await lesson.skip();
        await expect(page.getByText(fill(t.lesson.placeShort, { k: 3, n: 20 }))).toBeVisible();
      });

      await test.step('signs up, and the results are in the account', async () => {
        await page.goto(localise('/signup?next=') + encodeURIComponent(localise('/my-lesson')));
        await signUp(page, t, person);
        await expect(page).toHaveURL(`${app.url}${localise('/my-lesson')}`);
        await expect(
          page.getByRole('link', { name: unitFile(slug).headline[language] }).last(),
        ).toBeVisible();
        await expect(
          page.getByText(fill(t.lesson.mine.tried, { tried: 1, count: 20 })).first(),
        ).toBeVisible();
      });

      await test.step('resumes at the same item on another device', async () => {
        const phone = await visitor({ language, viewport: { width: 390, height: 844 } });
        await phone.goto(localise('/my-lesson'));
        await expect(phone).toHaveURL(new RegExp(`${localise('/login')}\\?next=`));
        await signIn(phone, t, person);
        await phone.getByRole('link', { name: t.nextStep.today.goOn }).click();
        await expect(phone.getByText(fill(t.lesson.placeShort, { k: 3, n: 20 }))).toBeVisible();
      });

      await test.step('a members’ unit sends a non-member to the plans', async () => {
        await page.goto(localise(`/course-news/${membersUnit.slug}`));
        const panel = page.getByTestId('members-panel');
        await expect(panel).toContainText(formatPrice(MONTHLY));
        await expect(panel.getByRole('link').last()).toHaveAttribute(
          'href',
          /\/course-news\/[a-z-]+$/,
        );
        await page.goto(localise(`/course-news/${membersUnit.slug}/lesson`));
        const next = encodeURIComponent(localise(`/course-news/${membersUnit.slug}/lesson`));
        await expect(page).toHaveURL(`${app.url}${localise('/price')}?next=${next}`);
        const title = membersUnit.headline[language];
        await expect(page.getByText(fill(t.plan.wanted.why, { title }))).toBeVisible();
      });

      await test.step('puts a plan into the cart and changes its quantity', async () => {
        for (const plan of PLANS)
          await expect(page.getByText(formatPrice(plan), { exact: true })).toBeVisible();
        const lowest = fill(t.plan.lowestPerMonth, {
          price: formatCurrency(planRate(YEARLY).perMonth),
        });
        await expect(page.getByText(lowest)).toHaveCount(1);
        await page
          .getByRole('button', { name: new RegExp(`^${t.plan.add}`) })
          // The recommended plan comes first, then the month.
          .nth(1)
          .click();
        await expect(page.getByText(t.cart.added)).toBeVisible();
        await expect(cartLink(page, fill(t.common.cartWith, { count: 1 }))).toBeVisible();
        await page.getByRole('button', { name: t.cart.checkout }).click();
        await expect(page).toHaveURL(`${app.url}${localise('/cart')}`);
        await page.getByRole('button', { name: t.cart.more }).click();
        await expect(page.getByTestId('cart-total')).toHaveText(twoMonths);
      });

      const until = formatDate(
        projectedEnd([], [{ qty: 2, months: 1, bonusDays: 30 }], new Date()),
        language,
      );
      await test.step('a declined card leaves the order and the cart as they were', async () => {
        await page.getByRole('link', { name: t.cart.checkout }).click();
        await page.getByRole('radio', { name: t.invoice.kinds.DONATION }).click();
        await page.getByRole('textbox', { name: t.invoice.codes.DONATION }).fill('8585');
        await page
          .getByRole('button', { name: fill(t.order.payment.pay, { total: twoMonths }) })
          .click();
        const cardPage = new SandboxCardPage(page, language);
        await cardPage.expectOpen(twoMonths);
        await cardPage.payWith(DECLINED_CARD);
        await expect(cardPage.declined).toBeVisible();
        await cardPage.back();
        await expect(page.getByRole('heading', { name: t.order.created.declined })).toBeVisible();
        await expect(cartLink(page, fill(t.common.cartWith, { count: 1 }))).toBeVisible();
      });

      await test.step('another card pays, and the membership ends on the projected day', async () => {
        await page.getByRole('button', { name: t.order.payAgain }).click();
        const cardPage = new SandboxCardPage(page, language);
        await cardPage.expectOpen(twoMonths);
        await cardPage.payWith(APPROVED_CARD);
        await expect(page).toHaveURL(new RegExp(`${localise('/order-created/')}[0-9a-f-]+`));
        await expect(page.getByRole('heading', { name: t.order.created.paid })).toBeVisible();
        await expect(page.getByText(fill(t.order.created.until, { day: until }))).toBeVisible();
        await expect(cartLink(page, t.common.cart)).toBeVisible();
        await expect(page.getByTestId('invoice')).toContainText(`${t.invoice.kinds.DONATION} 8585`);
      });

      await test.step('looking at members’ lessons in lists does not use the membership', async () => {
        const order = page.url();
        await page.goto(localise('/course-video'));
        const video = page.getByRole('link', { name: membersVideo.title[language] }).first();
        await video.scrollIntoViewIfNeeded();
        await video.hover();
        await video.focus();
        await page.goto(localise(`/course-news/${membersUnit.slug}`));
        await page.goto(order);
      });

      await test.step('a full refund can be requested and withdrawn', async () => {
        const amount = twoMonths;
        await expect(page.getByText(fill(t.order.refund.worth, { amount }))).toBeVisible();
        await page.getByRole('button', { name: t.order.refund.ask }).click();
        await page.getByRole('dialog').getByRole('button', { name: t.order.refund.send }).click();
        await expect(page.getByText(fill(t.order.refund.requested, { amount }))).toBeVisible();
        await page.getByRole('button', { name: t.order.refund.withdraw }).click();
        await expect(page.getByRole('button', { name: t.order.refund.ask })).toBeVisible();
      });

      await test.step('the order is listed with method and time', async () => {
        await page.getByRole('link', { name: t.order.created.list }).click();
        const row = page.getByRole('table');
        await expect(row).toContainText(twoMonths);
        await expect(row).toContainText(t.order.status.PAID);
        await expect(row).toContainText(fill(t.order.cardEnding, { last4: '4242' }));
        await expect(row).toContainText(String(new Date().getFullYear()));
        await page.getByRole('link', { name: t.invoice.receipt.open }).click();
        await expect(page.getByRole('table')).toContainText(twoMonths);
        await expect(page.getByRole('button', { name: t.invoice.receipt.print })).toBeVisible();
      });

      await test.step('opening a members’ video uses the membership, even without playback', async () => {
        const tab = await page.context().newPage();
        await tab.goto(localise(`/course-video/${membersVideo.slug}`));
        await expect(tab.locator('video')).toBeAttached();
        await tab.goto(localise('/order'));
        await tab.getByRole('table').getByRole('link').first().click();
        await expect(tab.getByText(twoMonths).filter({ hasText: / × .* ÷ / })).toBeVisible();
        await tab.close();
      });

      await test.step('the order leads into the members’ unit that it was bought for', async () => {
        await page.goBack();
        await page.goBack();
        await page.getByRole('link', { name: t.plan.wanted.start }).click();
        // The new account is first asked the questions; the wanted lesson comes afterwards.
        for (const question of ['level', 'goal', 'hour'] as const) {
          await expect(
            page.getByRole('heading', { name: t.onboarding[question].title }),
          ).toBeVisible();
          await page.getByRole('button', { name: t.onboarding.skip }).click();
        }
        await expect(page).toHaveURL(
          `${app.url}${localise(`/course-news/${membersUnit.slug}/lesson`)}`,
        );
        await expect(page.getByText(membersUnit.words[0]!.text, { exact: true })).toBeVisible();
      });

      await test.step('finds an activity, registers, and undoes a cancellation', async () => {
        await page.goto(localise('/course'));
        await page.getByRole('link', { name: t.course.overview.allActivities }).click();
        await page.getByRole('link', { name: t.activity.past, exact: true }).click();
        await expect(page).toHaveURL(`${app.url}${localise('/discovery-activity')}?when=past`);
        await expect(page.getByRole('link', { name: activity.title[language] })).toBeHidden();
        await page.goBack();
        await page.getByRole('link', { name: activity.title[language] }).click();
        const { registration } = t.activity;
        await page.getByRole('button', { name: registration.register, exact: true }).click();
        await expect(page.getByText(registration.seated)).toBeVisible();
        await page.getByRole('button', { name: registration.cancel }).click();
        await page.getByRole('button', { name: registration.undo }).click();
        await expect(page.getByText(registration.seated)).toBeVisible();
      });

      await test.step('unknown activities, news and questions are 404s', async () => {
        for (const path of ['/discovery-activity/nothing', '/news-honor/nothing', '/faq/nothing'])
          expect((await page.request.get(localise(path))).status()).toBe(404);
      });

      await test.step('after logout everything is as it was', async () => {
        await page.goto(localise('/price'));
        await page
          .getByRole('button', { name: new RegExp(`^${t.plan.add}`) })
          .first()
          .click();
        await expect(cartLink(page, fill(t.common.cartWith, { count: 1 }))).toBeVisible();
        await signOut(page, t);
        await expect(page).toHaveURL(`${app.url}${localise('/')}`);
        await expect(cartLink(page, t.common.cart)).toBeVisible();
        if (restarts) {
          await page.goto('about:blank');
          await app.restart();
        }

        await page.goto(localise('/login'));
        await signIn(page, t, person);
        await expect(cartLink(page, fill(t.common.cartWith, { count: 1 }))).toBeVisible();
        await page.goto(localise('/order'));
        await expect(page.getByRole('table')).toContainText(t.order.status.PAID);
        await page.goto(localise('/discovery-activity'));
        await expect(page.getByText(t.activity.registration.mark, { exact: true })).toBeVisible();
        await page.goto(localise('/profile'));
        await expect(
          page.getByText(fill(t.account.membership.vipUntil, { date: until })),
        ).toBeVisible();
        await page.goto(localise('/my-lesson'));
        await expect(
          page.getByRole('link', { name: unitFile(slug).headline[language] }).last(),
        ).toBeVisible();
        await expect(
          page.getByText(fill(t.lesson.mine.tried, { tried: 1, count: 20 })).first(),
        ).toBeVisible();
      });
    },
  );
}
