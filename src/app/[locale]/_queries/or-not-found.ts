import 'server-only';
import { TRPCError } from '@trpc/server';
import { notFound } from 'next/navigation';

/** For `.catch()`: a 404 page for NOT_FOUND. */
export function orNotFound(error: unknown): never {
  if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
  throw error;
}
