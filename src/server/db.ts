import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '~/env';
import { Prisma, PrismaClient } from '~/server/prisma-client/client';

export type Database = PrismaClient;
/** What a service may use inside a transaction. */
export type Tx = Prisma.TransactionClient;
export { Prisma };

/** Opens a pool of PostgreSQL connections; one code path for the embedded and the real server. */
export function connect(url: string, max: number): Database {
  return new PrismaClient({ adapter: new PrismaPg({ connectionString: url, max }) });
}

const holder = globalThis as { shuoyiDatabase?: Database };

/** This process's one database; kept on `globalThis` so that reloads in development do not leak pools. */
export function database(): Database {
  holder.shuoyiDatabase ??= connect(env().DATABASE_URL, env().DATABASE_POOL);
  return holder.shuoyiDatabase;
}
