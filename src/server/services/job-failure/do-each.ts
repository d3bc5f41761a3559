import 'server-only';
import type { WorkKind } from '~/domain/failed-work';
import type { Verb } from '~/server/context';
import { isUnavailable } from '~/server/database/unavailable';
import { recordFailure } from './record-failure';

/** Most things of one kind that are kept aside at once. */
const MAX_HELD = 1000;

/** Work of one kind that is due. */
export interface Work<Thing> {
  work: WorkKind;
  /** What is due.
   *  @param held ids of things that failed and are not tried again yet: these are left out
   *  @param again ids of those that failed and may be tried again */
  list(held: string[], again: string[]): Promise<readonly Thing[]> | AsyncIterable<Thing>;
  /** Id of a thing, under which a failure is kept. */
  idOf(thing: Thing): string;
  /** Does it. @returns whether it is done now, and by this call */
  act(thing: Thing): Promise<boolean>;
}

/** Does what is due, one thing after the other. What one of them fails with is logged, counted and shown to operators,
 *  and the others are done; the failed one is tried again after a while, longer each time, and stands in nobody's way
 *  until then. Of things with one id none is done after one that failed.
 *  @returns the number of things that were done
 *  @throws DatabaseUnavailable: nobody's thing is at fault, and the job is run again as a whole */
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
  // What is due again and fails no more, or is not to be done any more, is forgotten.
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
