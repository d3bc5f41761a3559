import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { hasPermission, type Permission } from '~/domain/permissions';
import { isOperatorRole, type OperatorRole, type Role } from '~/domain/role';
import { localePath } from '~/i18n/paths';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import { createPageContext } from '~/server/api/page-context';
import type { TrpcContext } from '~/server/api/trpc';
import { getSelf } from '~/server/services/console/get-self';
import { canOpenMembersOnly } from '~/server/services/lesson/access';

/** The requested page. */
export interface RequestedPage {
  /** Path without a language prefix, such as `/profile`. */
  path: string;
  /** The `searchParams` of the page. */
  query: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

/** Guard of a page for logged-in users: redirects visitors to the login page with the requested address as the
 *  return path. */
export async function guardUserPage(
  language: Language,
  requested: RequestedPage,
): Promise<TrpcContext> {
  const ctx = await createPageContext(language);
  if (ctx.actor.kind !== 'user') redirect(await redirectAddress('login', language, requested));
  return ctx;
}

/** Guard of a members' lesson: redirects visitors to the login page, and users without membership to the plans,
 *  unless it ended in the middle of this lesson. */
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

/** Guard of a page of the console. Operators without its permission, and users who are no operators, get the 404
 *  of an unknown address. */
export async function guardConsolePage(
  language: Language,
  permission: Permission,
): Promise<{ role: Role }> {
  const { actor } = await createPageContext(language);
  if (actor.kind !== 'user' || !hasPermission(actor.role, permission)) notFound();
  return { role: actor.role };
}

/** The operator who opens a page of the console; null for everybody else. */
export async function getPageOperator(
  language: Language,
): Promise<{ name: string; role: OperatorRole } | null> {
  const ctx = await createPageContext(language);
  if (ctx.actor.kind !== 'user' || !isOperatorRole(ctx.actor.role)) return null;
  const { name, role } = await getSelf({ ctx });
  return isOperatorRole(role) ? { name, role } : null;
}

/** Maximum length of the encoded query in the return path, in characters: the address is sent in a header, and
 *  some clients and proxies reject more than 8 to 16 KB of headers. */
const MAX_QUERY_LENGTH = 2000;

/** The address of a page with the requested one as its return path. */
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
