import 'server-only';
import type { ListSavedWordsInput } from '~/schemas/saved-word';
import { uuidSchema } from '~/schemas/text';
import type { ServiceContext } from '~/server/context';
import { runStatement } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { findByMeaning } from '~/server/gateways/lexicon/find-by-meaning';
import { SAVED_WORDS_BY, type SavedWordRecord } from './saved-word-statements';

const CHINESE = /\p{Script=Han}/u;

/** The account's saved words below a position, with the number of all that match.
 *  @param limit maximum number of rows
 *  @throws ServiceError VALIDATION_FAILED when the cursor is no position */
export async function readSavedWords(
  { db }: Pick<ServiceContext, 'db'>,
  userId: string,
  { q, level, sort, cursor, limit }: ListSavedWordsInput & { limit: number },
): Promise<SavedWordRecord[]> {
  if (cursor && !(typeof cursor.value === 'string' && uuidSchema.safeParse(cursor.id).success))
    throw new ServiceError('VALIDATION_FAILED');
  const meant = CHINESE.test(q) ? await findByMeaning(q) : [];
  return runStatement(db, SAVED_WORDS_BY[sort], {
    user: userId,
    part: q.toLowerCase(),
    meant: meant.map(({ word, partOfSpeech }) => `${word}|${partOfSpeech}`),
    level: level ?? null,
    at: cursor ? String(cursor.value) : null,
    id: cursor?.id ?? null,
    limit,
  });
}
