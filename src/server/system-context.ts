import 'server-only';
import { NO_CLIENT, type ServiceContext } from './context';
import { type Database, database, jobDatabase } from './db';

/** The context of requests without a user, such as the gateways' webhooks. */
export function systemContext(): ServiceContext {
  return toSystemContext(database());
}

/** The context of the worker's jobs. */
export function jobContext(): ServiceContext {
  return toSystemContext(jobDatabase());
}

function toSystemContext(db: Database): ServiceContext {
  return {
    db,
    actor: { kind: 'system' },
    client: NO_CLIENT,
    language: 'zh',
    now: () => new Date(),
  };
}
