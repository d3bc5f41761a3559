import 'server-only';
import { redirect } from 'next/navigation';
import { localePath } from '~/i18n/paths';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import { createPageContext } from '~/server/api/page-context';
import type { TrpcContext } from '~/server/api/trpc';
import { canOpenMembersOnly } from '~/server/services/lesson/access';

/** The page that was asked for. */
export interface RequestedPage {
  /** Its own path without a language prefix, such as `/profile`. */
  path: string;
  /** The `searchParams` of the page. */
  query: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

/** The gate of a page for people who are logged in; others go to the login page, which brings them
 *  back to the very address. */
export async function guardUserPage(
  language: Language,
  requested: RequestedPage,
): Promise<TrpcContext> {
  const ctx = await createPageContext(language);
  if (ctx.actor.kind !== 'user') redirect(await redirectAddress('login', language, requested));
  return ctx;
}

/** The gate of a members' unit: others go to the login page or to the plans, but nobody in the middle of
 *  a lesson. */
export async function guardLessonPage(
  language: Language,
  requested: RequestedPage,
  slug: string,
): Promise<TrpcContext> {
  const ctx = await guardUserPage(language, requested);
  if (!(await canOpenMembersOnly({ ctx, input: slug })))
    redirect(await redirectAddress('price', language, requested));
  return ctx;
}

/** A longer query is not led back to: the address travels in a header, and some clients and proxies give
 *  up on an answer with more than 8 to 16 KB of headers. In characters, as it is encoded. */
const MAX_QUERY_LENGTH = 2000;

/** A page that leads back to the one that was asked for. */
async function redirectAddress(
  page: 'login' | 'price',
  language: Language,
  { path, query }: RequestedPage,
): Promise<string> {
  const pairs = Object.entries(await query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, one]),
  );
  const queryText = new URLSearchParams(pairs).toString();
  const search = queryText && queryText.length <= MAX_QUERY_LENGTH ? `?${queryText}` : '';
  const next = new URLSearchParams({ next: localePath(language, path) + search });
  return `${localePath(language, route(page))}?${next}`;
}
