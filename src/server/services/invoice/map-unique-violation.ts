import { Prisma } from '~/server/db';
import { ServiceError } from '~/server/errors';

/** Maps a violated uniqueness of a tax platform's number, which another order has already.
 *  @throws ServiceError INVOICE_NUMBER_TAKEN, or the given error */
export function mapUniqueViolation(error: unknown): never {
  const taken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
  throw taken ? new ServiceError('INVOICE_NUMBER_TAKEN') : error;
}
