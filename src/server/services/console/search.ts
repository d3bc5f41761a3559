import type { Permission } from '~/domain/permissions';
import { HIT_KINDS, type SearchInput, type SearchResult } from '~/schemas/console';
import type { Verb } from '~/server/context';
import { isPermitted, requirePermission } from '../operator/permissions';
import { MAX_HITS } from './search-hits';
import { SEARCH_KINDS } from './search-kinds';

/** Finds people by e-mail and name, orders by their number, their invoice's number and a card's last four
 *  digits, coupons by their code, and content by its title, as far as the operator's role may see them.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function search({ ctx, input: { q } }: Verb<SearchInput>): Promise<SearchResult> {
  requirePermission({ ctx, input: 'today.read' });
  const may = (permission: Permission) => isPermitted({ ctx, input: permission });
  const kinds = HIT_KINDS.filter((kind) => may(SEARCH_KINDS[kind].permission));
  const found = await Promise.all(kinds.map((kind) => SEARCH_KINDS[kind].find(ctx.db, q, may)));
  return {
    hits: kinds.flatMap((kind, at) =>
      (found[at] ?? []).slice(0, MAX_HITS).map((hit) => ({ kind, ...hit })),
    ),
    hasMore: found.some((hits) => hits.length > MAX_HITS),
  };
}
