import { beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import type { Language } from '~/lib/language';
import type { Database } from '~/server/db';
import { resetDatabase, testDatabase } from '~/test/db';
import { createRestClient } from '~/test/rest-client';
import { createLearner, type Learner } from '~prisma/factories/learner';
import {
  getPageOperator,
  guardConsolePage,
  guardLessonPage,
  guardUserPage,
  type RequestedPage,
} from './page-guards';

let db: Database;
let learner: Learner;
beforeAll(async () => {
  db = await testDatabase();
  await resetDatabase(db);
  learner = await createLearner(db);
});

/** The address that the guard redirects this browser to; null when it lets the request through. */
async function redirectTarget(
  { browser }: ReturnType<typeof createRestClient>,
  path: string,
  query: Awaited<RequestedPage['query']>,
  language: Language = 'zh',
  guard: typeof guardUserPage = guardUserPage,
): Promise<string | null> {
  const requested = { path, query: Promise.resolve(query) };
  const request = new Request('http://localhost:3000/');
  return browser.act(request, () =>
    guard(language, requested).then(
      () => null,
      (error: { digest?: string }) => error.digest?.split(';')[2] ?? Promise.reject(error),
    ),
  );
}

describe('The page guards', () => {
  it.each([
    ['/order', {}, 'zh', '/login?next=%2Forder'],
    ['/order', { q: '三個月', sort: 'oldest' }, 'zh', '/order?q=三個月&sort=oldest'],
    ['/my-lesson/review', { more: '1' }, 'en', '/en/my-lesson/review?more=1'],
    ['/payment', { coupon: ['A', 'B'], empty: undefined }, 'en', '/en/payment?coupon=A&coupon=B'],
  ] as const)('The login link of %s keeps its query %j', async (path, query, language, back) => {
    const to = new URL(
      (await redirectTarget(createRestClient(), path, query, language)) ?? '',
      'http://own',
    );
    if (back.startsWith('/login')) expect(to.pathname + to.search).toBe(back);
    else expect(decodeURIComponent(to.searchParams.get('next') ?? '')).toBe(back);
    expect(to.pathname).toBe(language === 'en' ? '/en/login' : '/login');
  });

  it('The return path never leads to another site, whatever the query says', async () => {
    const query = { next: 'https://elsewhere.example', '//elsewhere.example': '' };
    const to = new URL(
      (await redirectTarget(createRestClient(), '/order', query)) ?? '',
      'http://own',
    );
    expect(to.searchParams.getAll('next')).toHaveLength(1);
    expect(to.searchParams.get('next')).toMatch(/^\/order\?next=https/);
  });

  it('The return path drops a query that would make the response headers too long', async () => {
    expect(await redirectTarget(createRestClient(), '/order', { q: 'x'.repeat(9000) })).toBe(
      '/login?next=%2Forder',
    );
    const longest = await redirectTarget(createRestClient(), '/order', { q: '月'.repeat(200) });
    expect(longest?.length).toBeGreaterThan(1800);
    expect(longest?.length).toBeLessThan(4000);
  });

  it('The user guard lets a logged-in user through', async () => {
    const client = createRestClient();
    const { email, password } = learner;
    await client.postWithToken('auth/login', { email, password });
    expect(await redirectTarget(client, '/order', { q: 'x' })).toBeNull();
  });

  it.each([
    [
      'a members’ unit',
      (...[language, requested]: Parameters<typeof guardUserPage>) =>
        guardLessonPage(language, requested, 'tea-and-umbrellas'),
    ],
  ])(
    'The guard of %s redirects a user without membership to the plans with the return path',
    async (_, guard) => {
      const path = '/course-news/tea-and-umbrellas/lesson';
      const visitor = createRestClient();
      expect(await redirectTarget(visitor, path, {}, 'en', guard)).toBe(
        `/en/login?next=${encodeURIComponent(`/en${path}`)}`,
      );
      const { email, password } = learner;
      await visitor.postWithToken('auth/login', { email, password });
      expect(await redirectTarget(visitor, path, {}, 'zh', guard)).toBe(
        `/price?next=${encodeURIComponent(path)}`,
      );
    },
  );
});

describe('The guard of the console', () => {
  /** The guard's result for a new account with a role; null is a visitor. */
  async function ask(role: Role | null, permission: Permission) {
    const client = createRestClient();
    if (role) {
      const { email, password } = await createLearner(db, { role });
      await client.postWithToken('auth/login', { email, password });
    }
    return client.browser.act(new Request('http://localhost:3000/'), async () => ({
      operator: (await getPageOperator('zh'))?.role ?? null,
      answer: await guardConsolePage('zh', permission).then(
        () => 'open',
        ({ digest }: { digest?: string }) => digest,
      ),
    }));
  }
  const MISSING = 'NEXT_HTTP_ERROR_FALLBACK;404';

  it.each([null, 'USER'] as const)(
    'The guard answers %s with the 404 of a missing page',
    async (role) => {
      expect(await ask(role, 'today.read')).toEqual({ operator: null, answer: MISSING });
    },
  );

  it('The guard opens a page to the roles that have its permission, and is a 404 for the others', async () => {
    expect(await ask('SUPPORT', 'person.read')).toEqual({ operator: 'SUPPORT', answer: 'open' });
    expect(await ask('SUPPORT', 'order.read')).toEqual({ operator: 'SUPPORT', answer: MISSING });
    expect(await ask('OWNER', 'act.read')).toEqual({ operator: 'OWNER', answer: 'open' });
  });
});
