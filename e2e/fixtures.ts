import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  test as base,
  chromium,
  expect,
  type Page,
  type Response,
} from '@playwright/test';
import type { OperatorRole } from '~/domain/role';
import type { Language } from '~/lib/language';
import { type FeedServer, startFeedServer } from '~/test/feed-server';
import { createRestCheck, type RestCheck } from '~/test/rest-check';
import type { App } from './app';
import { Microphone } from './microphone';
import { createOperator, type Operator } from './operator';
import { startedApp } from './started-app';

/** The page's path in a language: Chinese has no prefix. */
export const localisedPath = (language: Language, path: string): string =>
  language === 'zh' ? path : `/en${path === '/' ? '' : path}`;

interface WorkerFixtures {
  /** Serves feeds on this machine, which the app is allowed to read. */
  feedServer: FeedServer;
  app: App;
  microphone: Microphone;
  micBrowser: Browser;
  /** Compares responses of `/api/front` with the OpenAPI document that the app serves. */
  documented: RestCheck;
}

/** Options that a project of `playwright.config.ts` may set. */
export interface WalkOptions {
  /** Opens every page as every audience, or only as the first that may see it. */
  allAudiences: boolean;
}

/** The device that opens a page. */
interface Device {
  viewport?: { width: number; height: number };
  language?: Language;
  microphone?: boolean;
}

interface TestFixtures extends WalkOptions {
  /** Patterns of console and page errors that the test expects; all others fail it. */
  expectedErrors: RegExp[];
  /** Opens a page as a new visitor in a browser context of its own, with the fake microphone. */
  visitor: (device?: Device) => Promise<Page>;
  /** Opens a page of the console as a new operator, by default Today. */
  operator: (role: OperatorRole, device?: Device & { path?: string }) => Promise<Operator>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  feedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const server = await startFeedServer();
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],

  app: startedApp(),

  documented: [
    async ({ app }, use) => {
      const served = await fetch(`${app.url}/api/front/openapi.json`);
      await use(createRestCheck(await served.json()));
    },
    { scope: 'worker' },
  ],

  microphone: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'shuoyi-mic-'));
      await use(await Microphone.in(folder));
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  micBrowser: [
    async ({ microphone }, use, info) => {
      const browser = await chromium.launch({
        executablePath: info.project.use.launchOptions?.executablePath,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          // A headless browser hints letters to whole pixels by default; a browser with windows does not.
          '--font-render-hinting=none',
          '--disable-quic',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--autoplay-policy=no-user-gesture-required',
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-audio-capture=${microphone.file}%noloop`,
        ],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  allAudiences: [false, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  expectedErrors: async ({}, use) => use([]),

  visitor: async ({ app, micBrowser, expectedErrors, documented }, use) => {
    const errors: string[] = [];
    const undocumented: Promise<string[]>[] = [];
    const devices: { close: () => Promise<void> }[] = [];
    await use(
      async ({
        viewport = { width: 1280, height: 900 },
        language = 'zh',
        microphone = true,
      } = {}) => {
        const device = await micBrowser.newContext({
          baseURL: app.url,
          viewport,
          locale: language === 'zh' ? 'zh-TW' : 'en-US',
          timezoneId: 'Asia/Taipei',
          permissions: microphone ? ['microphone'] : [],
        });
        devices.push(device);
        device.on('page', (page) => recordErrors(page, errors));
        device.on('response', (response) => {
          undocumented.push(checkAgainstDocument(response, documented));
        });
        return device.newPage();
      },
    );
    expect((await Promise.all(undocumented)).flat(), 'REST answers as documented').toEqual([]);
    for (const device of devices) await device.close();
    expect(
      errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text))),
      'no console errors',
    ).toEqual([]);
  },

  operator: async ({ app, visitor }, use) => {
    await use(async (role, { path = '/console', ...device } = {}) => {
      const { language = 'zh' } = device;
      const operator = await createOperator(app, await visitor(device), role, language);
      await operator.page.goto(localisedPath(language, path));
      return operator;
    });
  },
});

const REST_PATH = /^\/api\/front\/(?!openapi\.json$|docs(?:\/|$))(.*)$/;

/** Deviations of a response of `/api/front` from the document; other responses are skipped. */
export async function checkAgainstDocument(
  response: Response,
  documented: RestCheck,
): Promise<string[]> {
  const path = REST_PATH.exec(new URL(response.url()).pathname)?.[1];
  if (path === undefined) return [];
  const method = response.request().method();
  const headers = await response.allHeaders();
  const text = method === 'OPTIONS' ? '' : await response.text();
  const body = text && JSON.parse(text);
  const get = (name: string) => headers[name];
  const restResponse = { method, path, status: response.status(), headers: { get }, body };
  return documented(restResponse).map((deviation) => `${method} ${path}: ${deviation}`);
}

function recordErrors(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`));
}

export { expect };
