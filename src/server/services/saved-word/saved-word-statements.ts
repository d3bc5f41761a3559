import type { CefrLevel } from '~/domain/grading/types';
import type { SavedWordSort } from '~/schemas/saved-word';
import {
  bool,
  enumeration,
  integer,
  listOf,
  nullable,
  text,
  timestamp,
  uuid,
} from '~/server/database/sql-types';
import { statement, type ValuesOf } from '~/server/database/statement';

/** The sorted value of each order, as a text; words without one come last. */
const KEYS: Readonly<Record<SavedWordSort, { key: string; direction: 'ASC' | 'DESC' }>> = {
  time: {
    key: `to_char(w."savedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS')`,
    direction: 'DESC',
  },
  word: { key: 'lower(w."word")', direction: 'ASC' },
  level: { key: `coalesce(w."level"::text, 'none')`, direction: 'ASC' },
  due: {
    key: `CASE WHEN c."suspendedAt" IS NULL AND c."knownAt" IS NULL AND c."dueOn" IS NOT NULL
      THEN c."dueOn"::text ELSE 'none' END`,
    direction: 'ASC',
  },
};

const row = {
  id: uuid,
  word: text,
  partOfSpeech: text,
  level: nullable(enumeration<CefrLevel>('CefrLevel')),
  sentence: nullable(text),
  metPath: nullable(text),
  savedAt: timestamp,
  dueOn: nullable(text),
  isSuspended: bool,
  key: text,
  found: integer,
};
export type SavedWordRecord = ValuesOf<typeof row>;

const savedWordsBy = (sort: SavedWordSort) => {
  const { key, direction } = KEYS[sort];
  const beyond = direction === 'ASC' ? '>' : '<';
  return statement({
    name: `saved-words-by-${sort}`,
    hasOnePlan: true,
    parameters: {
      user: uuid,
      part: text,
      meant: listOf(text),
      level: nullable(text),
      at: nullable(text),
      id: nullable(uuid),
      limit: integer,
    },
    row,
    sql: ({ user, part, meant, level, at, id, limit }) => `
      WITH matching AS (
        SELECT w."id", w."word", w."partOfSpeech", w."level", w."sentence", w."metPath", w."savedAt",
          c."dueOn"::text AS "dueOn",
          (c."suspendedAt" IS NOT NULL OR c."knownAt" IS NOT NULL) AS "isSuspended",
          (${key}) COLLATE "C" AS "key"
        FROM "SavedWord" w LEFT JOIN "Card" c ON c."savedWordId" = w."id"
        WHERE w."userId" = ${user} AND w."removedAt" IS NULL
          AND (${level} IS NULL OR w."level"::text = ${level})
          AND (${part} = '' OR position(${part} IN lower(w."word")) > 0
            OR position(${part} IN lower(coalesce(w."sentence", ''))) > 0
            OR w."word" || '|' || w."partOfSpeech" IN (SELECT unnest(${meant})))
      )
      SELECT m.*, (SELECT count(*) FROM matching)::int AS "found" FROM matching m
      WHERE ${at} IS NULL OR (m."key", m."id") ${beyond} (${at}, ${id})
      ORDER BY m."key" ${direction}, m."id" ${direction} LIMIT ${limit}`,
  });
};

/** A page of an account's saved words in each order, with the number of all that match. They are found by the account
 *  and sorted, at most `MAX_SAVED_WORDS` of them. `meant` has words with their part of speech, `row|noun`. */
export const SAVED_WORDS_BY = {
  time: savedWordsBy('time'),
  word: savedWordsBy('word'),
  level: savedWordsBy('level'),
  due: savedWordsBy('due'),
} as const satisfies Record<SavedWordSort, unknown>;
