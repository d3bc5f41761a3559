import type { WorkerFixture } from '@playwright/test';
import type { FeedServer } from '~/test/feed-server';
import { App } from './app';

/** A fixture of a server that the tests of one worker share. Each call is another server, which may read the
 *  worker's feeds. */
export function startedApp(): [
  WorkerFixture<App, { feedServer: FeedServer }>,
  { scope: 'worker'; timeout: number },
] {
  return [
    async ({ feedServer }, use) => {
      const app = await App.start({ FEED_PRIVATE_ORIGINS: feedServer.origin });
      await use(app);
      await app.dispose();
    },
    { scope: 'worker', timeout: 400_000 },
  ];
}
