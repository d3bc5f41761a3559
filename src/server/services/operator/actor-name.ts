import type { ServiceContext } from '~/server/context';

/** The actor's name in logs of changes: `user:<id>`, `visitor` or `system`. */
export function toActorName({ ctx: { actor } }: { ctx: ServiceContext }): string {
  return actor.kind === 'user' ? `user:${actor.id}` : actor.kind;
}
