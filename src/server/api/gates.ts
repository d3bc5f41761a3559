import 'server-only';
import { redirect } from 'next/navigation';
import { localePath } from '~/i18n/paths';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import { pageContext } from '~/server/api/page-context';
import type { TrpcContext } from '~/server/api/trpc';
import { mayOpenClosed } from '~/server/services/lesson/access';

/** The page that was asked for. */
export interface AskedPage {
  /** Its own path without a language prefix, such as `/profile`. */
  path: string;
  /** The `searchParams` of the page. */
  query: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

/** The gate of a page for people who are logged in; others go to the login page, which brings them
 *  back to the very address. */
export async function requireUserPage(language: Language, asked: AskedPage): Promise<TrpcContext> {
  const ctx = await pageContext(language);
  if (ctx.actor.kind !== 'user') redirect(await addressOf('login', language, asked));
  return ctx;
}

/** The gate of a members' unit: others go to the login page or to the plans, but nobody in the middle of
 *  a lesson. */
export async function requireLessonPage(
  language: Language,
  asked: AskedPage,
  slug: string,
): Promise<TrpcContext> {
  const ctx = await requireUserPage(language, asked);
  if (!(await mayOpenClosed({ ctx, input: slug })))
    redirect(await addressOf('price', language, asked));
  return ctx;
}

/** A longer query is not led back to: the address travels in a header, and some clients and proxies give
 *  up on an answer with more than 8 to 16 KB of headers. In characters, as it is encoded. */
const LONGEST_QUERY = 2000;

/** A page that leads back to the one that was asked for. */
async function addressOf(
  page: 'login' | 'price',
  language: Language,
  { path, query }: AskedPage,
): Promise<string> {
  const pairs = Object.entries(await query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, one]),
  );
  const given = new URLSearchParams(pairs).toString();
  const search = given && given.length <= LONGEST_QUERY ? `?${given}` : '';
  const next = new URLSearchParams({ next: localePath(language, path) + search });
  return `${localePath(language, route(page))}?${next}`;
}
