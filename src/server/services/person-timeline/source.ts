import { isActKind } from '~/domain/operator-act';
import type { TimelineEvent } from '~/schemas/person-timeline';
import type { TablePosition } from '~/schemas/table';
import type { ServiceContext } from '~/server/context';
import { keyset } from '../table/keyset';

interface Asked {
  ctx: ServiceContext;
  person: { id: string; email: string; createdAt: Date };
  /** The last event of the page before. */
  cursor: TablePosition | undefined;
}

type OfAct = Extract<TimelineEvent, { kind: 'act' }>;

/** An event as stored; an act may be of a kind that this release does not know. */
export type FoundEvent = Exclude<TimelineEvent, OfAct> | (Omit<OfAct, 'act'> & { act: string });

/** @throws Error for an act of an unknown kind */
export function toEvent(event: FoundEvent): TimelineEvent {
  if (event.kind !== 'act') return event;
  const { act } = event;
  if (!isActKind(act)) throw new Error(`No release that is known has the act ${act}.`);
  return { ...event, act };
}

/** Finds the events of one kind below a position, the latest first: one more than a page. */
export type EventSource = (asked: Asked) => Promise<FoundEvent[]>;

/** The keyset of a source's time column, combined with the filter.
 *  @param where selects the person's rows */
export function latest<Where extends object>(
  { cursor }: Asked,
  column: string,
  where: Where,
): { where: Where; orderBy: Record<string, 'asc' | 'desc'>[]; take: number } {
  const { where: below, ...page } = keyset({ column, isTime: true, order: 'desc', cursor });
  return { ...page, where: { ...where, AND: below } };
}
