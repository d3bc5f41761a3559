import type { Day } from '~/domain/day';
import type { PlannableExtra } from '~/domain/next-step/extra';
import { recordingMinutes } from '~/domain/next-step/minutes';

/** A voice lesson or a video as a plan reads it. */
export interface Recording
  extends Pick<PlannableExtra, 'slug' | 'level' | 'access' | 'isFinished'> {
  kind: 'VOICE' | 'VIDEO';
  title: { zh: string; en: string };
  durationMs: number;
  practisedOn: Day | null;
}

/** An extra with its titles. */
export type NamedExtra = PlannableExtra & { title: { zh: string; en: string } };

/** SQL of the recordings that a plan may choose: for each kind, level and access the newest one that is not begun and the
 *  one that was finished and played the longest ago; for each kind the one that was played last, and the unfinished one
 *  that was played last. Those that were removed from My Learning are left out.
 *  @param user a placeholder, or a column of an outer query */
export const recordingsSql = ({ user, today }: Record<'user' | 'today', string>) => `
  WITH played AS (
    SELECT m."id", m."kind", m."slug", m."level", m."access", m."durationMs", m."publishedOn",
      json_build_object('zh', m."titleZh", 'en', m."titleEn") AS "title",
      p."completedAt" IS NOT NULL AS "isFinished",
      CASE WHEN jsonb_array_length(p."heard") > 0 THEN p."lastActiveAt" END AS "playedAt"
    FROM "MediaLesson" m
    LEFT JOIN "MediaProgress" p ON p."userId" = ${user} AND p."lessonId" = m."id"
    WHERE NOT m."hidden" AND m."publishedOn" <= ${today}::date AND m."level" IN ('A2', 'B1', 'B2')
      AND p."removedAt" IS NULL
  ), chosen AS (
    (SELECT DISTINCT ON ("kind", "level", "access") * FROM played
      WHERE "playedAt" IS NULL
      ORDER BY "kind", "level", "access", "publishedOn" DESC, "slug")
    UNION ALL (SELECT DISTINCT ON ("kind", "level", "access") * FROM played
      WHERE "isFinished"
      ORDER BY "kind", "level", "access", "playedAt", "slug")
    UNION ALL (SELECT DISTINCT ON ("kind", "access") * FROM played
      WHERE "playedAt" IS NOT NULL AND NOT "isFinished"
      ORDER BY "kind", "access", "playedAt" DESC, "slug")
    UNION ALL (SELECT DISTINCT ON ("kind") * FROM played
      WHERE "playedAt" IS NOT NULL ORDER BY "kind", "playedAt" DESC, "slug")
  )
  SELECT coalesce(json_agg(json_build_object('kind', "kind", 'slug', "slug", 'level', "level",
    'access', "access", 'title', "title", 'durationMs', "durationMs", 'isFinished', "isFinished",
    'practisedOn', ("playedAt" AT TIME ZONE 'UTC' + interval '8 hours')::date
  ) ORDER BY "publishedOn" DESC, "slug"), '[]')
  FROM (SELECT DISTINCT ON ("id") * FROM chosen ORDER BY "id") once`;

/** A recording as an extra of a plan. */
export function toExtra({ durationMs, ...recording }: Recording): NamedExtra {
  return { ...recording, minutes: recordingMinutes(durationMs), round: null };
}
