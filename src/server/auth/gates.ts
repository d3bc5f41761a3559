import { route } from '~/lib/routes';
import 'server-only';
import { redirect } from 'next/navigation';
import type { Language } from '~/i18n/language';
import { localePath } from '~/i18n/paths';
import { pageContext } from '~/server/api/page-context';
import type { TrpcContext } from '~/server/api/trpc';
import { mayOpenClosed } from '~/server/services/lesson/access';
import { isMember } from '~/server/services/membership/queries';

/** The gate of a page for people who are logged in; others go to the login page, which brings them
 *  back. @param path the page's own path without a language prefix, such as `/profile` */
export async function requireUserPage(language: Language, path: string): Promise<TrpcContext> {
  const ctx = await pageContext(language);
  if (ctx.actor.kind !== 'user') redirect(loginAddress(language, path));
  return ctx;
}

/** The gate of a page for VIP members: others go to the login page or to the plans. */
export async function requireVipPage(language: Language, path: string): Promise<TrpcContext> {
  const ctx = await requireUserPage(language, path);
  if (!(await isMember(ctx))) redirect(localePath(language, route('price')));
  return ctx;
}

/** The gate of a members' unit: others go to the login page or to the plans, but nobody in the middle of
 *  a lesson. */
export async function requireLessonPage(
  language: Language,
  path: string,
  slug: string,
): Promise<TrpcContext> {
  const ctx = await requireUserPage(language, path);
  if (!(await mayOpenClosed(ctx, slug))) redirect(localePath(language, route('price')));
  return ctx;
}

function loginAddress(language: Language, path: string): string {
  const next = new URLSearchParams({ next: localePath(language, path) });
  return `${localePath(language, route('login'))}?${next}`;
}
