import type { ServiceContext } from '~/server/context';

/** Who does something, as logs of changes name them: `user:<id>`, `visitor` or `system`. */
export function toActorName({ ctx: { actor } }: { ctx: ServiceContext }): string {
  return actor.kind === 'user' ? `user:${actor.id}` : actor.kind;
}
