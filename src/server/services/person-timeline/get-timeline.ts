import { TIMELINE, TIMELINE_KINDS, type TimelineKind } from '~/domain/operator/timeline';
import type { ListTimelineInput, TimelinePage } from '~/schemas/person-timeline';
import type { Verb } from '~/server/context';
import { isPermitted, requirePermission } from '../operator/permissions';
import { readAccount } from '../operator/queries';
import { recordOpening } from '../operator/record-reading';
import { toTablePage } from '../table/keyset';
import { ACCOUNT_EVENTS } from './account-events';
import { PRACTICE_EVENTS } from './practice-events';
import { PURCHASE_EVENTS } from './purchase-events';
import { type EventSource, type FoundEvent, toEvent } from './source';

const SOURCES: Record<TimelineKind, EventSource> = {
  ...PURCHASE_EVENTS,
  ...ACCOUNT_EVENTS,
  ...PRACTICE_EVENTS,
};

/** The events of a person, the latest first, a page at a time: of the kinds that the role may see, or of one. Each kind
 *  is read up to a page, and the latest of all make the page.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACCOUNT_NOT_FOUND */
export async function getTimeline({ ctx, input }: Verb<ListTimelineInput>): Promise<TimelinePage> {
  requirePermission({ ctx, input: 'person.read' });
  if (input.kind) requirePermission({ ctx, input: TIMELINE[input.kind] });
  const { id, email, createdAt } = await readAccount({ ctx, input: { id: input.id } });
  await recordOpening({ ctx, input: id });
  const kinds = input.kind
    ? [input.kind]
    : TIMELINE_KINDS.filter((kind) => isPermitted({ ctx, input: TIMELINE[kind] }));
  const person = { id, email, createdAt };
  const found = await Promise.all(
    kinds.map((kind) => SOURCES[kind]({ ctx, person, cursor: input.cursor })),
  );
  return toTablePage(
    found.flat().sort(latestFirst),
    ({ at, id: value }) => ({ value: at, id: value }),
    toEvent,
  );
}

function latestFirst(a: FoundEvent, b: FoundEvent): number {
  return b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1);
}
