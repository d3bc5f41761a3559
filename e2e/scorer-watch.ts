import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the scorer's worker has told the page so far. */
    scorerReplies?: { type: string; kernels?: 'vectors' | 'plain' }[];
  }
}

/** Maximum time until the worker has loaded its files, ms. */
const TIMEOUT_MS = 90_000;

/** Runs in a page before its own scripts, and keeps the replies of the scorer's worker. As text, since the compiler
 *  would call a helper that the page does not have. */
export const WATCH_SCORER = {
  content: `{
    window.scorerReplies = [];
    const Original = window.Worker;
    window.Worker = class extends Original {
      constructor(...words) {
        super(...words);
        this.addEventListener('message', ({ data }) => {
          if (data.type !== 'progress') scorerReplies.push({ type: data.type, kernels: data.kernels });
        });
      }
    };
  }`,
};

/** Waits until the worker has loaded the acoustic model; a request for the ear has then begun. */
export async function waitForModel(page: Page): Promise<void> {
  await page.waitForFunction(
    () => window.scorerReplies?.some(({ type }) => type === 'ready'),
    null,
    { timeout: TIMEOUT_MS },
  );
}

/** Waits until the worker has opened the ear. @returns what its arithmetic runs on */
export async function waitForEar(page: Page): Promise<'vectors' | 'plain'> {
  const kernels = await page.waitForFunction(
    () => window.scorerReplies?.find(({ type }) => type === 'earReady')?.kernels,
    null,
    { timeout: TIMEOUT_MS },
  );
  return (await kernels.jsonValue())!;
}
