import 'server-only';
import { NO_CLIENT, type ServiceContext } from './context';
import { type Database, database, jobDatabase } from './db';

/** The context of what nobody is logged in for, but somebody waits for: the gateways' callbacks. */
export function systemContext(): ServiceContext {
  return toSystemContext(database());
}

/** The context of the worker's jobs, for which nobody waits. */
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
