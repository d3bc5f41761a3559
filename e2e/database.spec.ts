import type { Page } from '@playwright/test';
import type { Language } from '~/lib/language';
import { newPerson } from './account';
import { App } from './app';
import { expect, localisedPath, test } from './fixtures';
import { TEXTS } from './texts';

test.use({ expectedErrors: [/50[03]|Server Components render|React error #441/] });
test.skip(Boolean(process.env.E2E_URL), 'a running server is not stopped');

test(`A page with a hanging database shows a 503 with a retry button, and loads when the database resumes`, async ({
  visitor,
}) => {
  const app = await App.start({ DATABASE_TIMEOUT: '3' });
  const toUrl = (path: string) => new URL(path, app.url).href;
  try {
    const page = await visitor();
    const person = newPerson();
    for (const call of ['signup', 'login']) {
      const { token } = await (await page.request.get(toUrl('/api/front/auth/token'))).json();
      const data = { _token: token, ...person };
      const response = await page.request.post(toUrl(`/api/front/auth/${call}`), { data });
      expect(await response.json()).toMatchObject({ result: true });
    }

    const tabs = [
      { tab: page, language: 'zh' },
      { tab: await page.context().newPage(), language: 'en' },
    ] as const;
    const inEach = (act: (tab: Page, language: Language) => Promise<void>) =>
      Promise.all(tabs.map(({ tab, language }) => act(tab, language)));
    const path = (language: Language, name: string) => toUrl(localisedPath(language, name));
    await inEach(async (tab, language) => void (await tab.goto(path(language, '/faq'))));
    await app.hangDatabase();
    await inEach(async (tab, language) => {
      const response = await tab.goto(path(language, '/order'));
      expect(response?.status()).toBe(503);
      expect(response?.headers()['retry-after']).toBe('5');
      await expect(tab.getByText(TEXTS[language].common.failure.away)).toBeVisible();
      expect((await tab.request.get(path(language, '/faq'))).status()).toBe(200);
    });
    const call = await page.request.get(toUrl('/api/front/cart'));
    expect([call.status(), (await call.json()).errorCode]).toEqual([503, 'SERVICE_UNAVAILABLE']);

    await app.resumeDatabase();
    await inEach(async (tab, language) => {
      const { common, order } = TEXTS[language];
      await tab.getByRole('button', { name: common.retry }).click();
      await expect(tab.getByRole('heading', { name: order.list.title })).toBeVisible();
    });
  } finally {
    await app.resumeDatabase();
    await app.dispose();
  }
});
