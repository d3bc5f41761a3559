import { readInput } from '~/operate/read-input';
import { UsageError } from '~/operate/usage-error';
import { activitySlugSchema, checkInSchema } from '~/schemas/activity';
import type { ServiceContext } from '~/server/context';
import { checkIn } from '~/server/services/activity/check-in';
import { listRegistrations } from '~/server/services/activity/list-registrations';
import { listActivities } from '~/server/services/activity/queries';

const USAGE = `npm run activity -- list
npm run activity -- people ACTIVITY
npm run activity -- check-in ACTIVITY EMAIL`;

/** Runs one command as the system.
 *  @param args such as `['check-in', 'news-brunch-taipei', 'ming@example.com']`
 *  @returns the lines to print
 *  @throws UsageError | ServiceError */
export async function runActivityCommand(ctx: ServiceContext, args: string[]): Promise<string[]> {
  const [command, slug, email, ...rest] = args;
  if (rest.length > 0) throw new UsageError(USAGE);
  if (command === 'list' && slug === undefined) return list(ctx);
  if (command === 'people' && email === undefined) return registrationLines(ctx, slug);
  if (command === 'check-in') return checkInAttendee(ctx, slug, email);
  throw new UsageError(USAGE);
}

async function list(ctx: ServiceContext): Promise<string[]> {
  const activities = await listActivities({ ctx });
  return activities.map(({ startsAt, slug, title }) =>
    [startsAt.toISOString(), slug, title.en].join('  '),
  );
}

async function registrationLines(ctx: ServiceContext, slug?: string): Promise<string[]> {
  const input = readInput(activitySlugSchema, { slug }, USAGE);
  const lines = await listRegistrations({ ctx, input });
  return lines.map(({ status, email, name, checkedInAt }) =>
    [checkedInAt ? 'CAME' : status, email, name].join('  '),
  );
}

async function checkInAttendee(
  ctx: ServiceContext,
  slug?: string,
  email?: string,
): Promise<string[]> {
  const input = readInput(checkInSchema, { slug, email }, USAGE);
  const { name, first, trialUntil } = await checkIn({ ctx, input });
  if (!first) return [`${name} was checked in before.`];
  const trial = trialUntil ? `trial until ${trialUntil.toISOString()}` : 'no trial';
  return [`${name} is checked in, ${trial}.`];
}
