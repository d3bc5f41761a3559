import type { LadderInput, PriceLadder } from '~/schemas/operator-price';
import type { Verb } from '~/server/context';
import { requirePermission } from '../operator/permissions';
import { findLadderPairs } from './price-ladder';

/** The plans that a proposed price, or the withdrawal of a set one, leaves with a longer plan that costs more a month
 *  than a shorter one, and the names that confirm it.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function previewLadder({ ctx, input }: Verb<LadderInput>): Promise<PriceLadder> {
  requirePermission({ ctx, input: 'price.read' });
  return findLadderPairs(ctx.db, input, ctx.language);
}
