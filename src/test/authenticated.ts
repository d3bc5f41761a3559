import type { AuthenticatedUser } from '~/server/services/account/authenticate';
import type { Learner } from '~prisma/factories/learner';

/** What the check of a learner's password results in, without having counted anything. */
export function authenticated({
  id,
  passwordChangedAt,
}: Pick<Learner, 'id' | 'passwordChangedAt'>): AuthenticatedUser {
  return { id, passwordChangedAt, ticket: { inTable: [], refund: async () => {} } };
}
