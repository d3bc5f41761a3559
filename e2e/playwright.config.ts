import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { WalkOptions } from './fixtures';

/** What the test command found, else Debian's Chromium where present, else Playwright's own. */
const found = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/** Every page for everybody: a quarter of an hour, asked for by `npm run walk`. */
const walk = {
  name: 'walk',
  testMatch: '*.walk.ts',
  fullyParallel: true,
  use: { allAudiences: true },
};

export default defineConfig<WalkOptions>({
  testDir: '.',
  outputDir: '../test-results',
  // Journeys mostly wait for speech and for a person's pace: three at a time fit on two cores.
  workers: 3,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  projects: [
    // First, because nothing else takes as long.
    { name: 'screens', testMatch: '*.walk.ts' },
    { name: 'journeys' },
    ...(process.env.WALK ? [walk] : []),
  ],
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 45_000,
    // Recording costs a tenth of the time; where nobody opens traces, the screenshot has to do.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    timezoneId: 'Asia/Taipei',
    launchOptions: {
      executablePath: existsSync(found) ? found : undefined,
    },
  },
});
