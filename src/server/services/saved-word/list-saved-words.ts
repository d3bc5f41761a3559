import 'server-only';
import { findSavedEntry } from '~/domain/saved-word/resolve-word';
import {
  type ListSavedWordsInput,
  SAVED_WORDS_PAGE_SIZE,
  type SavedWordPage,
  type SavedWordRow,
} from '~/schemas/saved-word';
import { toTableCursor } from '~/schemas/table';
import { requireUser, type Verb } from '~/server/context';
import { loadLetter } from '~/server/gateways/lexicon/load-letter';
import { readSavedWords } from './read-saved-words';
import type { SavedWordRecord } from './saved-word-statements';
import { clipKey, findWordClips } from './word-clips';

/** A page of the actor's saved words. Meanings, IPA and clips are the present ones; a word that the lexicon has lost
 *  stays with its own text.
 *  @throws ServiceError LOGIN_USER_REQUIRED | VALIDATION_FAILED when the cursor is no position */
export async function listSavedWords({
  ctx,
  input,
}: Verb<ListSavedWordsInput>): Promise<SavedWordPage> {
  const limit = SAVED_WORDS_PAGE_SIZE + 1;
  const records = await readSavedWords(ctx, requireUser(ctx), { ...input, limit });
  const shown = records.slice(0, SAVED_WORDS_PAGE_SIZE);
  const clips = await findWordClips(ctx.db, shown);
  const rows = await Promise.all(
    shown.map(async (record): Promise<SavedWordRow> => {
      const audio = clips.get(clipKey(record));
      const sound = audio ? { US: audio.US.path, GB: audio.GB.path } : null;
      return { ...(await toListedWord(record)), sound };
    }),
  );
  const last = shown.at(-1);
  const hasMore = records.length > shown.length && last !== undefined;
  return {
    rows,
    nextCursor: hasMore ? toTableCursor({ value: last.key, id: last.id }) : null,
    found: records[0]?.found ?? 0,
  };
}

/** A record with its present entry of the lexicon. */
export async function toListedWord(record: SavedWordRecord): Promise<Omit<SavedWordRow, 'sound'>> {
  const { id, word, partOfSpeech, level, sentence, metPath, savedAt, dueOn } = record;
  const entry = await findSavedEntry({ word, partOfSpeech }, loadLetter);
  return {
    id,
    word,
    partOfSpeech: partOfSpeech || entry?.partOfSpeech || null,
    level,
    listing: entry ? 'listed' : partOfSpeech ? 'gone' : 'unlisted',
    meanings: [...(entry?.meanings ?? [])],
    ipa: entry?.ipa ?? null,
    sentence,
    metPath,
    savedAt,
    dueOn,
    isSuspended: record.isSuspended,
  };
}
