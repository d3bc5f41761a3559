import 'server-only';
import type { ServiceContext } from './context';
import { database } from './db';

/** The context of what nobody asked for: the worker and the gateways' callbacks. */
export function systemContext(): ServiceContext {
  return { db: database(), actor: { kind: 'system' }, language: 'zh', now: () => new Date() };
}
