import { z } from 'zod';
import type { PublicationFailure } from '~/domain/publication-failure';
import type { Waiting } from '~/schemas/console';
import { composedStatement } from '~/server/database/composed-statement';
import {
  enumeration,
  integer,
  jsonb,
  nullable,
  timestamp,
  uuid,
} from '~/server/database/sql-types';
import type { ValuesOf } from '~/server/database/statement';
import { type Database, Prisma, runComposed } from '~/server/db';
import type { UnitCategory } from '~/server/prisma-client/client';

type Found = Omit<Waiting, 'kind'>;

/** Number of the oldest ones that Today shows of each kind. */
export const SHOWN = 5;

/** A row with the number of all waiting ones. */
const foundRow = { id: uuid, since: timestamp, count: integer };
type FoundRow = ValuesOf<typeof foundRow>;

/** The condition of a draft, by its last run of clips if that is of the draft's present texts. */
const UNIT_CONDITIONS = {
  ready: Prisma.sql`d.state IN ('DRAFT', 'CORRECTING') AND r.state = 'DONE'`,
  failedClips: Prisma.sql`d.state IN ('DRAFT', 'CORRECTING') AND r.state = 'FAILED'`,
  // A live unit under correction is no waiting work.
  open: Prisma.sql`d.state = 'DRAFT' AND (r.state IS NULL OR r.state IN ('WAITING', 'RUNNING'))`,
};

const waitingUnits = composedStatement({
  name: 'waiting-units',
  row: {
    ...foundRow,
    texts: jsonb<unknown>(),
    category: enumeration<UnitCategory>('UnitCategory'),
  },
  sql: (condition: Prisma.Sql) => Prisma.sql`
    SELECT d.id, d.texts, d.category, count(*) OVER ()::int AS count,
           COALESCE(r."endedAt", d."createdAt") AS since
    FROM "UnitDraft" d
    LEFT JOIN "ClipRun" r ON r."draftId" = d.id AND r.version = d.version AND r.kind = 'UNIT'
    WHERE ${condition}
      AND NOT EXISTS (SELECT 1 FROM "PlannedPublication" p WHERE p."draftId" = d.id)
    ORDER BY since, d.id
    LIMIT ${SHOWN}`,
  samples: Object.values(UNIT_CONDITIONS),
});

/** Drafts of units without a planned publication: a planned one waits for its hour, and is listed by `findUnpublished`
 *  if it failed then. */
export async function findUnitDrafts(
  db: Database,
  waitsFor: keyof typeof UNIT_CONDITIONS,
): Promise<Found> {
  return toFound(await runComposed(db, waitingUnits, UNIT_CONDITIONS[waitsFor]), toUnitName);
}

const VOICE_CONDITIONS = {
  ready: Prisma.sql`r.state = 'DONE' AND (COALESCE(v."publishedVersion", 0) <> v.version
    OR NOT EXISTS (SELECT 1 FROM "MediaLesson" m WHERE m.id = v.id))`,
  failedRecording: Prisma.sql`r.state = 'FAILED'`,
};

const waitingVoiceLessons = composedStatement({
  name: 'waiting-voice-lessons',
  row: { ...foundRow, title: nullable(jsonb<unknown>()) },
  sql: (condition: Prisma.Sql) => Prisma.sql`
    SELECT v.id, v.content->'title' AS title, count(*) OVER ()::int AS count,
           COALESCE(r."endedAt", v."createdAt") AS since
    FROM "VoiceDraft" v
    JOIN "ClipRun" r ON r."draftId" = v.id AND r.version = v.version AND r.kind = 'VOICE_LESSON'
    WHERE ${condition}
      AND NOT EXISTS (SELECT 1 FROM "PlannedPublication" p WHERE p."draftId" = v.id)
    ORDER BY since, v.id
    LIMIT ${SHOWN}`,
  samples: Object.values(VOICE_CONDITIONS),
});

/** Voice lessons whose new recording waits to be published, or has failed, without planned ones. */
export async function findVoiceDrafts(
  db: Database,
  waitsFor: keyof typeof VOICE_CONDITIONS,
): Promise<Found> {
  const rows = await runComposed(db, waitingVoiceLessons, VOICE_CONDITIONS[waitsFor]);
  return toFound(rows, ({ title }) => toLessonName(title));
}

const titleSchema = z.object({ zh: z.string(), en: z.string() });

/** The name of a voice lesson; empty if its draft cannot be read, which is then listed by its address alone. */
function toLessonName(stored: unknown): Named {
  const title = titleSchema.safeParse(stored).data;
  return { label: title ? title.zh || title.en : '', ...(title && { title }) };
}

type Named = Omit<Found['items'][number], 'id' | 'since' | 'dueAt'>;

function toFound<Row extends FoundRow>(rows: readonly Row[], toName: (row: Row) => Named): Found {
  const items = rows.map((row) => ({
    id: row.id,
    since: row.since,
    dueAt: null,
    ...toName(row),
  }));
  return { count: rows[0]?.count ?? 0, items };
}

/** The name of a unit's draft, as far as it is written: every draft has a category. */
function toUnitName({ texts, category }: { texts: unknown; category: UnitCategory }): Named {
  const { slug, headline } = (texts ?? {}) as { slug?: unknown; headline?: unknown };
  const title = titleSchema.safeParse(headline).data;
  return { label: typeof slug === 'string' ? slug : '', ...(title && { title }), category };
}

/** Drafts that were not published at their hour, with the reason; videos always are. */
export async function findUnpublished(db: Database, kind: 'UNIT' | 'VOICE_LESSON'): Promise<Found> {
  const where = { kind, failure: { not: null } };
  const found = await db.plannedPublication.findMany({
    where,
    orderBy: [{ publishAt: 'asc' }, { draftId: 'asc' }],
    take: SHOWN,
  });
  const names = await findNames(
    db,
    kind,
    found.map(({ draftId }) => draftId),
  );
  const items = found.map(({ draftId: id, publishAt, failure }) => ({
    id,
    label: '',
    ...names.get(id),
    since: publishAt,
    dueAt: null,
    failure: failure as PublicationFailure,
  }));
  return { count: await db.plannedPublication.count({ where }), items };
}

async function findNames(
  db: Database,
  kind: 'UNIT' | 'VOICE_LESSON',
  ids: string[],
): Promise<ReadonlyMap<string, Named>> {
  const where = { id: { in: ids } };
  if (kind === 'UNIT') {
    const drafts = await db.unitDraft.findMany({ where });
    return new Map(drafts.map((draft) => [draft.id, toUnitName(draft)]));
  }
  const drafts = await db.voiceDraft.findMany({ where });
  return new Map(
    drafts.map(({ id, content }) => [
      id,
      toLessonName((content as { title?: unknown } | null)?.title),
    ]),
  );
}
