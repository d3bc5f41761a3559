import 'server-only';
import { NO_CLIENT, type ServiceContext } from './context';
import { database } from './db';

/** The context of what nobody asked for: the worker and the gateways' callbacks. */
export function systemContext(): ServiceContext {
  return {
    db: database(),
    actor: { kind: 'system' },
    client: NO_CLIENT,
    language: 'zh',
    now: () => new Date(),
  };
}
