import type { AuthenticatedUser } from '~/server/services/account/authenticate';
import type { Learner } from '~prisma/factories/learner';

/** The result of a check of a learner's password, without consumed points. */
export function authenticated({
  id,
  passwordChangedAt,
}: Pick<Learner, 'id' | 'passwordChangedAt'>): AuthenticatedUser {
  return { id, passwordChangedAt, ticket: { inTable: [], refund: async () => {} } };
}
