import 'server-only';
import type { WorkKind } from '~/domain/failed-work';
import type { Verb } from '~/server/context';
import { isUnavailable } from '~/server/database/unavailable';
import { recordFailure } from './record-failure';

/** Maximum number of items of one kind that are set aside at once. */
const MAX_HELD = 1000;

/** Work of one kind that is due. */
export interface Work<Thing> {
  work: WorkKind;
  /** Lists due items.
   *  @param held ids of failed items that are not tried again yet: these are left out
   *  @param again ids of failed items that may be tried again */
  list(held: string[], again: string[]): Promise<readonly Thing[]> | AsyncIterable<Thing>;
  /** Id of an item, under which a failure is recorded. */
  idOf(thing: Thing): string;
  /** Handles an item. @returns whether this call has done it */
  act(thing: Thing): Promise<boolean>;
}

/** Handles due items, one after the other. A failure is logged, counted and shown to operators, and the other items are
 *  handled; the failed one is tried again after a delay that grows each time. After a failure no further item with the
 *  same id is handled.
 *  @returns the number of handled items
 *  @throws DatabaseUnavailable: no item is at fault, and the whole job runs again */
export async function doEach<Thing>({
  ctx,
  input: { work, list, idOf, act },
}: Verb<Work<Thing>>): Promise<number> {
  const failures = await ctx.db.jobFailure.findMany({
    where: { work },
    select: { subject: true, nextTryAt: true },
    orderBy: { nextTryAt: 'desc' },
    take: MAX_HELD,
  });
  const now = ctx.now();
  const held = failures.filter(({ nextTryAt }) => nextTryAt > now).map(({ subject }) => subject);
  // Failures of items that were handled, or are no longer due, are deleted.
  const over = new Set(failures.map(({ subject }) => subject));
  for (const subject of held) over.delete(subject);
  const failed = new Set<string>();
  let done = 0;
  for await (const thing of await list(held, [...over])) {
    const subject = idOf(thing);
    if (failed.has(subject)) continue;
    try {
      if (await act(thing)) done += 1;
    } catch (error) {
      if (isUnavailable(error)) throw error;
      failed.add(subject);
      over.delete(subject);
      await recordFailure({ ctx, input: { work, subject, error } });
    }
  }
  if (over.size > 0)
    await ctx.db.jobFailure.deleteMany({ where: { work, subject: { in: [...over] } } });
  return done;
}
