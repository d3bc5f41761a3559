import { App } from './app';
import { test as base } from './fixtures';

/** A test on a server apart from that of the other journeys, for what changes things that every visitor sees. */
export const test = base.extend<object, { app: App }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const app = await App.start();
      await use(app);
      await app.dispose();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});
