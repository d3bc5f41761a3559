import { addDaysToDay, getMonday } from '~/domain/day';
import { type DayRange, LEFT_AFTER_DAYS, MIN_TRIES, UNIT_DAYS } from '~/domain/figure';
import type { Hard, UnitRow } from '~/schemas/numbers';
import { integer, listOf, text } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { type Database, runStatement } from '~/server/db';

const SHOWN_HARD = 10;
const SHOWN_UNITS = 50;

const hardWords = statement({
  name: 'hard-words',
  parameters: { from: text, to: text },
  row: { text, tries: integer, passes: integer },
  sql: ({ from, to }) => `
    WITH word AS (
      SELECT key,
        coalesce(sum(value) FILTER (WHERE figure = 'wordTries'), 0)::int AS tries,
        coalesce(sum(value) FILTER (WHERE figure = 'wordPasses'), 0)::int AS passes
      FROM "DailyFigure"
      WHERE figure IN ('wordTries', 'wordPasses') AND day BETWEEN ${from}::date AND ${to}::date
      GROUP BY key)
    SELECT i.text, tries, passes FROM word JOIN "UnitItem" i ON i.id = key::uuid
    WHERE tries >= ${MIN_TRIES} AND passes < tries
    ORDER BY passes::float / tries, tries DESC, i.text, i.id LIMIT ${SHOWN_HARD}`,
});

/** The words with the lowest pass rate, of those with enough attempts. */
export function readHardWords(db: Database, { from, to }: DayRange): Promise<Hard[]> {
  return runStatement(db, hardWords, { from, to });
}

const hardSounds = statement({
  name: 'hard-sounds',
  parameters: { from: text, to: text, reliable: listOf(text) },
  row: { text, tries: integer, passes: integer },
  sql: ({ from, to, reliable }) => `
    WITH sound AS (
      SELECT key AS text,
        coalesce(sum(value) FILTER (WHERE figure = 'soundTries'), 0)::int AS tries,
        coalesce(sum(value) FILTER (WHERE figure = 'soundClear'), 0)::int AS passes
      FROM "DailyFigure"
      WHERE figure IN ('soundTries', 'soundClear') AND day BETWEEN ${from}::date AND ${to}::date
      GROUP BY key)
    SELECT text, tries, passes FROM sound
    WHERE tries >= ${MIN_TRIES} AND passes < tries AND text = ANY(${reliable})
    ORDER BY passes::float / tries, tries DESC, text LIMIT ${SHOWN_HARD}`,
});

/** The reliable sounds with the lowest recognition rate, in the weeks that overlap the range. */
export function readHardSounds(
  db: Database,
  { from, to }: DayRange,
  reliable: ReadonlySet<string>,
): Promise<Hard[]> {
  const values = { from: getMonday(from), to, reliable: [...reliable] };
  return runStatement(db, hardSounds, values);
}

const unitsOfDays = statement({
  name: 'units-of-days',
  parameters: { from: text, to: text, leftFrom: text, leftTo: text },
  row: {
    slug: text,
    nameZh: text,
    nameEn: text,
    starts: integer,
    finishes: integer,
    left: integer,
  },
  sql: ({ from, to, leftFrom, leftTo }) => `
    WITH unit AS (
      SELECT key,
        coalesce(sum(value) FILTER (WHERE figure = 'unitStarts'), 0)::int AS starts,
        coalesce(sum(value) FILTER (WHERE figure = 'unitFinishes'), 0)::int AS finishes,
        coalesce(sum(value) FILTER (WHERE figure = 'unitStops'), 0)::int AS "left"
      FROM "DailyFigure"
      WHERE (figure IN ('unitStarts', 'unitFinishes') AND day BETWEEN ${from}::date AND ${to}::date)
        OR (figure = 'unitStops' AND day BETWEEN ${leftFrom}::date AND ${leftTo}::date)
      GROUP BY key)
    SELECT u.slug, u."headlineZh" AS "nameZh", u."headlineEn" AS "nameEn", starts, finishes, "left"
    FROM unit JOIN "Unit" u ON u.id = key::uuid
    ORDER BY starts DESC, finishes DESC, "left" DESC, u.slug LIMIT ${SHOWN_UNITS}`,
});

/** Starts and finishes of units in the last days, and the units that were last practised before the last
 *  fortnight. The units with the most starts come first. */
export function readUnits(db: Database, to: string): Promise<UnitRow[]> {
  const from = addDaysToDay(to, 1 - UNIT_DAYS);
  const leftFrom = addDaysToDay(from, -LEFT_AFTER_DAYS);
  const leftTo = addDaysToDay(to, -LEFT_AFTER_DAYS);
  return runStatement(db, unitsOfDays, { from, to, leftFrom, leftTo });
}
