import 'server-only';
import { TRPCError } from '@trpc/server';
import { notFound } from 'next/navigation';

/** For `.catch()`: a real 404 when there is nothing of that name, or it is another's. */
export function orNotFound(error: unknown): never {
  if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
  throw error;
}
