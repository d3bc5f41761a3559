import type { WorkerFixture } from '@playwright/test';
import { App } from './app';

/** The fixture of a server that one worker's tests share: another one for each call. */
export function startedApp(): [WorkerFixture<App, object>, { scope: 'worker'; timeout: number }] {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const app = await App.start();
      await use(app);
      await app.dispose();
    },
    { scope: 'worker', timeout: 400_000 },
  ];
}
