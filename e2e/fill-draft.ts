import { expect, type Page } from '@playwright/test';
import type { OperatorDraft } from '~/schemas/operator-unit';
import type { App } from './app';

/** A draft, as an operator who is logged in on a page reads it. */
async function readDraft(page: Page, app: App, id: string): Promise<OperatorDraft> {
  const input = encodeURIComponent(JSON.stringify({ json: { id } }));
  const read = await page.request.get(`${app.url}/api/trpc/operator.units.draft?input=${input}`);
  return (await read.json()).result.data.json;
}

/** Fills in every text of a draft, as an operator who is logged in on a page.
 *  @returns the path of its unit, and the texts of its first word and sentence */
export async function fillDraft(
  page: Page,
  app: App,
  id: string,
): Promise<{ path: string; firstWord: string; firstSentence: string }> {
  const draft = await readDraft(page, app, id);
  const slug = `walked-${id.slice(-8)}`;
  const saved = await page.request.post(`${app.url}/api/trpc/operator.units.editDraft`, {
    headers: { origin: app.url },
    data: {
      json: {
        id,
        version: draft.version,
        texts: {
          slug,
          access: 'FREE',
          headline: { zh: '一起運動', en: 'Doing sport together' },
          summary: { zh: '運動的新聞。', en: 'News of sport.' },
        },
        words: draft.words.map(({ text, ipa }, index) => ({
          position: index + 1,
          meaning: `意思${index + 1}`,
          example: `We say ${text} here.`,
          exampleTranslation: '我們這裡這樣說。',
          ipa: { us: ipa.us || 'tiː', gb: ipa.gb || 'tiː' },
        })),
        sentences: draft.sentences.map((_, index) => ({
          position: index + 1,
          translation: `第${index + 1}句的翻譯。`,
        })),
      },
    },
  });
  expect(saved.status()).toBe(200);
  return {
    path: `/course-news/${slug}`,
    firstWord: draft.words[0]!.text,
    firstSentence: draft.sentences[0]!.text,
  };
}
