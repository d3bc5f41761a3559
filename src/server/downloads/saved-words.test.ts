import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET } from '~/app/api/account/words/route';
import type { Database } from '~/server/db';
import { resetDatabase, testDatabase } from '~/test/db';
import { createRestClient } from '~/test/rest-client';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { createSavedWord } from '~prisma/factories/saved-word';

let db: Database;
let learner: Learner & { password: string };
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  learner = await createLearner(db);
});

async function download(query = '', isUser = true): Promise<Response> {
  const client = createRestClient();
  const { email, password } = learner;
  if (isUser) await client.postWithToken('auth/login', { email, password });
  const request = new Request(`http://localhost:3000/api/account/words${query}`, {
    headers: { 'accept-language': 'zh-TW' },
  });
  return client.browser.act(request, () => GET(request));
}

async function readLines(response: Response): Promise<string[]> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return new TextDecoder().decode(bytes).trim().split('\r\n');
}

describe('The CSV file of saved words', () => {
  it('The file has all words of the account with texts in its language, and no formula', async () => {
    await createSavedWord(db, learner, { word: 'tell', partOfSpeech: 'verb', sentence: '=1+1' });
    await createSavedWord(db, learner, { word: 'zzgone', sentence: 'Gone, "sir".', dueOn: null });
    await createSavedWord(db, await createLearner(db), { word: 'mark' });
    const response = await download('?sort=word&language=en');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [head, tell, gone, ...rest] = await readLines(response);
    expect(head).toBe(
      'Word,Part of speech,Level,Meaning,IPA (US),IPA (GB),Sentence,Next review,Saved on',
    );
    expect(tell).toMatch(/^tell,verb,A2,[^,]*\p{Script=Han}[^,]*,.*,'=1\+1,"November/u);
    expect(gone).toContain('The dictionary no longer has this word.');
    expect(gone).toContain('"Gone, ""sir""."');
    expect(rest).toEqual([]);
  });

  it('The file has more words than a page of the list, and those of its filters only', async () => {
    await db.savedWord.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        userId: learner.id,
        word: `w${index}`,
        partOfSpeech: '',
        level: index < 5 ? ('B1' as const) : null,
        savedAt: new Date('2026-11-20T04:00:00Z'),
      })),
    });
    const lines = await readLines(await download());
    expect(lines).toHaveLength(121);
    expect(lines[0]).toContain('單字');
    expect(await readLines(await download('?level=B1'))).toHaveLength(6);
  });

  it.each([
    ['a visitor', '', false, 401],
    ['a level that is none', '?level=D9', true, 400],
    ['an order that is none', '?sort=constructor', true, 400],
  ] as const)('The request of %s is refused', async (_, query, isUser, status) => {
    expect((await download(query, isUser)).status).toBe(status);
  });
});
