import { expect, type Page } from '@playwright/test';
import type { App } from './app';
import { articlesOf } from './articles';

/** Imports articles and chooses a draft from them, as an operator who is logged in on a page.
 *  @returns the draft's id */
export async function createDraft(page: Page, app: App): Promise<string> {
  const call = async (name: string, input: object) => {
    const response = await page.request.post(`${app.url}/api/trpc/operator.units.${name}`, {
      headers: { origin: app.url },
      data: { json: input },
    });
    expect(response.status(), name).toBe(200);
    return (await response.json()).result.data.json;
  };
  await call('importText', { text: articlesOf('sports', 'Walked') });
  const { id } = await call('createDraft', {
    category: 'sports',
    level: 'A2',
    sources: ['Walked'],
  });
  return id;
}
