import type { LetterPage, ListLettersInput } from '~/schemas/contact';
import type { Verb } from '~/server/context';
import { requirePermission } from '../operator/permissions';
import { keyset, toTablePage } from '../table/keyset';

/** The contact messages, or those without a reply, a page at a time.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listLetters({ ctx, input }: Verb<ListLettersInput>): Promise<LetterPage> {
  requirePermission({ ctx, input: 'letter.read' });
  const { cursor, order, state } = input;
  const { where, ...page } = keyset({ column: 'createdAt', isTime: true, order, cursor });
  const found = await ctx.db.contactMessage.findMany({
    where: { ...(state === 'waiting' && { repliedAt: null }), AND: where },
    omit: { sendKey: true },
    ...page,
  });
  return toTablePage(
    found,
    ({ createdAt, id }) => ({ value: createdAt, id }),
    (letter) => letter,
  );
}
