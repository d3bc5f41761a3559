import { Prisma } from '~/server/db';
import { ServiceError } from '~/server/errors';

/** Each number of the tax platform is written down once: it stands at another order already.
 *  @throws ServiceError INVOICE_NUMBER_TAKEN, or what it was given */
export function mapUniqueViolation(error: unknown): never {
  const taken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
  throw taken ? new ServiceError('INVOICE_NUMBER_TAKEN') : error;
}
