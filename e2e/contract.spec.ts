import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { newPerson } from './account';
import { CORE } from './core';
import { expect, test } from './fixtures';

const run = promisify(execFile);

test('The curl walk runs through the whole contract', CORE, async ({ app }) => {
  const { stdout } = await run('bash', ['docs/rest-walk.sh', app.url]);
  expect(stdout).toContain('The walk is done.');
});

test(
  'A typed client outside of the app fills a cart, gets an error code, and logs in',
  CORE,
  async ({ app, request }) => {
    const person = newPerson();
    const { token } = await (await request.get(`${app.url}/api/front/auth/token`)).json();
    const signup = await request.post(`${app.url}/api/front/auth/signup`, {
      data: { _token: token, ...person },
    });
    expect(await signup.json()).toEqual({ result: true });
    const { stdout } = await run(
      process.execPath,
      ['--import=tsx', 'examples/typed-client.ts', app.url],
      {
        env: { ...process.env, EMAIL: person.email, PASSWORD: person.password },
      },
    );
    const lines = stdout.trim().split('\n');
    expect(lines[1]).toMatch(/^added: 2 in the cart, NT\$[1-9]\d*$/);
    expect(lines.slice(2)).toEqual([
      'refused: QTY_LIMIT',
      `logged in: ${person.name}, member until never`,
      lines[1]?.replace('added', 'merged'),
      'cleared: 0 in the cart, NT$0',
    ]);
  },
);

test(
  'A malformed path under /api/front gets a JSON 404 instead of a redirect or HTML; a trailing slash is allowed',
  CORE,
  async ({ app }) => {
    const slash = await fetch(`${app.url}/api/front/cart/`);
    expect([slash.status, (await slash.json()).result]).toEqual([200, true]);
    const odd = ['/cart//', '//cart', '/', '/%E0%A4%A', '/%63art', '/../front/cart', '\\cart'];
    for (const path of odd) {
      const { stdout } = await run('curl', [
        ...['-sS', '--path-as-is', '-w', '\n%{http_code} %{content_type}'],
        `${app.url}/api/front${path}`,
      ]);
      const [body = '', summary] = stdout.split('\n');
      expect([path, summary]).toEqual([path, '404 application/json; charset=utf-8']);
      expect(JSON.parse(body)).toMatchObject({ result: false, errorCode: 'NOT_FOUND' });
    }
  },
);

for (const language of ['zh', 'en'] as const)
  test(`The contract’s page needs no scripts and fits a phone (${language})`, async ({
    app,
    browser,
  }) => {
    const device = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      locale: language === 'zh' ? 'zh-TW' : 'en-US',
    });
    const page = await device.newPage();
    const response = await page.goto(`${app.url}/api/front/docs`);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
    await expect(page.locator('html')).toHaveAttribute(
      'lang',
      language === 'zh' ? 'zh-TW' : 'en-US',
    );
    // Each call of the contract has a heading.
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(13);
    await page.getByRole('navigation').getByRole('link').last().click();
    await expect(page).toHaveURL(/#cartUpdate$/);
    await device.close();
  });
