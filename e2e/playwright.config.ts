import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { WalkOptions } from './fixtures';

/** Chromium of the test command, else Debian's where present, else Playwright's own. */
const chromiumPath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path));

/** Every page as every audience: it takes a quarter of an hour and runs with `npm run walk`. */
const walk = {
  name: 'walk',
  testMatch: 'screens-*.walk.ts',
  fullyParallel: true,
  use: { allAudiences: true },
};

export default defineConfig<WalkOptions>({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './first-start.ts',
  // Journeys mostly wait for speech and timers, so that two cores can run three at a time.
  workers: 3,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  projects: [
    // First, because it takes longest.
    { name: 'screens', testMatch: '*.walk.ts' },
    { name: 'journeys' },
    ...(process.env.WALK ? [walk] : []),
  ],
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 45_000,
    // Tracing costs a tenth of the time; in CI, where nobody opens traces, the screenshot must suffice.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    timezoneId: 'Asia/Taipei',
    launchOptions: { executablePath: chromiumPath },
  },
});
