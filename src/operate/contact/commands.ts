import { formatDateTime } from '~/lib/format-date-time';
import { endOfList } from '~/operate/end-of-list';
import { UsageError } from '~/operate/usage-error';
import { type ContactMessageView, contactIdSchema } from '~/schemas/contact';
import type { ServiceContext } from '~/server/context';
import { listContactMessages, MAX_LISTED_MESSAGES } from '~/server/services/contact/list-messages';
import { markMessageAnswered } from '~/server/services/contact/mark-message-answered';

const USAGE = `npm run contact -- list           the unanswered letters
npm run contact -- list all       the answered ones, too
npm run contact -- answered ID`;

/** Runs one command as the system.
 *  @param args such as `['answered', '01980000-…']`
 *  @returns the lines to print
 *  @throws UsageError | ServiceError */
export async function runContactCommand(
  ctx: ServiceContext,
  args: readonly string[],
): Promise<string[]> {
  const [command, first, ...rest] = args;
  if (rest.length > 0) throw new UsageError(USAGE);
  if (command === 'list' && (first === undefined || first === 'all')) {
    const found = await listContactMessages({ ctx, input: { all: first === 'all' } });
    if (found.length === 0) return ['Nobody waits for an answer.'];
    return [...found.flatMap(lines), ...endOfList(found, MAX_LISTED_MESSAGES)];
  }
  const input = contactIdSchema.safeParse({ id: first });
  if (command !== 'answered' || !input.success) throw new UsageError(USAGE);
  await markMessageAnswered({ ctx, input: input.data });
  return [`${input.data.id}: answered.`];
}

function lines(message: ContactMessageView): string[] {
  const { id, createdAt, subject, orderNumber, name, email, repliedAt, body } = message;
  const head = [
    id,
    formatDateTime(createdAt, 'en'),
    subject,
    orderNumber,
    `${name} <${email}>`,
    repliedAt && `answered ${formatDateTime(repliedAt, 'en')}`,
  ];
  return [head.filter(Boolean).join('  '), ...body.split('\n').map((line) => `    ${line}`)];
}
