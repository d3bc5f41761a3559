import 'server-only';
import { type ResolvedWord, resolveWord } from '~/domain/saved-word/resolve-word';
import type { ReferenceWord } from '~/domain/speech/types';
import type { SavedWord, SaveWord } from '~/schemas/saved-word';
import { requireUser, type Verb } from '~/server/context';
import { Prisma, type Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { loadLetter } from '~/server/gateways/lexicon/load-letter';
import { lockUser } from '~/server/lock-user';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { withTransaction } from '~/server/transaction';
import { requireSpace } from './require-space';
import { savedWordColumns, toSavedWord } from './saved-word-columns';
import { ensureCard, returnCard } from './word-card';
import { toWordReference } from './word-reference';

/** Saves a word with the sentence in which it was met, and makes it a card of the review when the lexicon has its
 *  pronunciation. Lemma, part of speech, level and pronunciation are the lexicon's. A word that is saved stays as it
 *  was, also under two calls at once; one that was removed comes back with its schedule.
 *  @throws ServiceError LOGIN_USER_REQUIRED | WORD_NOT_SAVABLE | SAVED_WORDS_FULL | TOO_MANY_REQUESTS */
export async function saveWord({ ctx, input }: Verb<SaveWord>): Promise<SavedWord> {
  const userId = requireUser(ctx);
  await consumeRateLimit(ctx, 'save-word', { userId });
  const { text, partOfSpeech = null, sentence = null, metPath = null } = input;
  const found = await resolveWord({ text, partOfSpeech }, loadLetter);
  if (!found) throw new ServiceError('WORD_NOT_SAVABLE');
  const reference = toWordReference(found);
  const now = ctx.now();
  return withTransaction(ctx, async (tx) => {
    await lockUser(tx, userId, 'NO KEY UPDATE');
    const key = { userId, word: found.word, partOfSpeech: found.entry?.partOfSpeech ?? '' };
    const where = { userId_word_partOfSpeech: key };
    const known = await tx.savedWord.findUnique({ where, select: { id: true, removedAt: true } });
    if (!known || known.removedAt) {
      await requireSpace(tx, userId);
      const data = { ...toColumns(found, reference), sentence, metPath, savedAt: now };
      const { id } = await storeWord(tx, known, { ...key, ...data });
      if (known?.removedAt) await returnCard(tx, { id, removedAt: known.removedAt });
      if (reference) await ensureCard(tx, { userId, savedWordId: id, now });
    }
    return toSavedWord(await tx.savedWord.findUniqueOrThrow({ where, select: savedWordColumns }));
  });
}

function toColumns({ entry }: ResolvedWord, reference: ReferenceWord[] | null) {
  const json = reference as Prisma.InputJsonValue | null;
  return { level: entry?.level ?? null, reference: json ?? Prisma.DbNull };
}

const storeWord = (
  tx: Tx,
  known: { id: string } | null,
  data: Prisma.SavedWordUncheckedCreateInput,
): Promise<{ id: string }> =>
  known
    ? tx.savedWord.update({ where: { id: known.id }, data: { ...data, removedAt: null } })
    : tx.savedWord.create({ data });
