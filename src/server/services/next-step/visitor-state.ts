import 'server-only';
import { addDaysToDay, dateToDay, taipeiDay } from '~/domain/day';
import { ITEMS_PER_UNIT, LEVELS } from '~/domain/unit-kinds';
import type { VisitorPractice } from '~/schemas/next-step';
import type { Verb } from '~/server/context';
import { listedUnits } from '../course/unit-filters';
import { DEFAULT_SETTINGS } from '../spaced-repetition/learner-settings';
import type { NamedState } from './learner-state';
import type { NamedUnit } from './next-step-inputs';

/** Number of newest free units from which a visitor's next one is chosen. */
const MAX_FREE_UNITS = 100;

const NOTHING: VisitorPractice = { level: null, units: [] };

/** The state of a visitor's day, from the device's data, in one statement. */
export async function getVisitorState({
  ctx,
  input: practice = NOTHING,
}: Verb<VisitorPractice | undefined>): Promise<NamedState> {
  const today = taipeiDay(ctx.now());
  const bySlug = new Map(practice.units.map((unit) => [unit.slug, unit]));
  const rows = await ctx.db.unit.findMany({
    where: { ...listedUnits(ctx.now()), access: 'FREE', level: { in: [...LEVELS] } },
    select: { slug: true, level: true, publishedOn: true, headlineZh: true, headlineEn: true },
    orderBy: [{ publishedOn: 'desc' }, { slug: 'asc' }],
    take: MAX_FREE_UNITS,
  });
  const units = rows.map(({ slug, level, publishedOn, headlineZh, headlineEn }): NamedUnit => {
    const done = bySlug.get(slug);
    const tried = done?.finished ? ITEMS_PER_UNIT : (done?.tried ?? 0);
    return {
      slug,
      level: level as NamedUnit['level'],
      access: 'FREE',
      publishedOn: dateToDay(publishedOn),
      headline: { zh: headlineZh, en: headlineEn },
      tried,
      passed: null,
      practisedOn: tried > 0 ? (done?.practisedOn ?? null) : null,
      finishedOn: done?.finished ? done.practisedOn : null,
    };
  });
  const days = practice.units.map(({ practisedOn }) => practisedOn);
  const hasFinished = practice.units.some(
    ({ finished, practisedOn }) => finished && practisedOn === today,
  );
  return {
    today,
    level: practice.level,
    goalDays: DEFAULT_SETTINGS.goal.amount,
    isMember: false,
    units,
    practisedOn:
      days
        .filter((day) => day <= addDaysToDay(today, -1))
        .sort()
        .at(-1) ?? null,
    // What a visitor plays is not stored, and what they say in a day is not counted.
    extras: [],
    practiceDays: [],
    cards: {
      due: 0,
      beyond: 0,
      ofSavedWords: 0,
      tomorrow: 0,
      share: DEFAULT_SETTINGS.dailyReviews,
      reviewed: 0,
    },
    lesson: { items: hasFinished ? ITEMS_PER_UNIT : 0, spentMs: 0, finished: hasFinished },
    renderings: { open: 0, begun: 0, tomorrow: 0 },
    // The device does not tell of rounds; a visitor comes to them by the lists of courses.
    listening: 'LEFT_OUT',
  };
}
