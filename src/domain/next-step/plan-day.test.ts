import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDaysToDay } from '../day';
import { USUAL_MINUTES } from './minutes';
import { type DayPlan, type LearningState, planDay } from './plan-day';
import type { PlannableUnit, Step } from './step';

const TODAY = '2026-11-23'; // a Monday
const YESTERDAY = '2026-11-22';

const unit = (slug: string, over: Partial<PlannableUnit> = {}): PlannableUnit => ({
  slug,
  level: 'B1',
  access: 'FREE',
  publishedOn: '2026-11-01',
  tried: 0,
  passed: 0,
  practisedOn: null,
  finishedOn: null,
  ...over,
});
const finished = (slug: string, finishedOn: string, over: Partial<PlannableUnit> = {}) =>
  unit(slug, { tried: 20, passed: 20, practisedOn: finishedOn, finishedOn, ...over });

const NO_CARDS = { due: 0, beyond: 0, tomorrow: 0, share: 40, reviewed: 0 };
const NO_LESSON = { items: 0, spentMs: 0, finished: false };

const state = (over: Partial<LearningState> = {}): LearningState => ({
  today: TODAY,
  level: 'B1',
  goalDays: 4,
  isMember: false,
  units: [unit('new')],
  practisedOn: YESTERDAY,
  cards: NO_CARDS,
  lesson: NO_LESSON,
  renderings: { open: 0, begun: 0, tomorrow: 0 },
  listening: 'LEFT_OUT',
  ...over,
});

/** A short form of a step: `REVIEW 4`, `UNIT tea 20`. */
const name = (step: Step) =>
  'slug' in step
    ? `${step.kind} ${step.slug} ${step.items}`
    : step.kind === 'REVIEW'
      ? `REVIEW ${step.cards}`
      : step.kind === 'RENDER'
        ? `RENDER ${step.sentences}`
        : step.kind;
const names = (over: Partial<LearningState>) => planDay(state(over)).steps.map(name);

const days = [TODAY, YESTERDAY, '2026-11-01', '2026-10-15', '2026-08-30'] as const;
const plannableUnits = fc
  .array(
    fc.record({
      level: fc.constantFrom('A2', 'B1', 'B2'),
      access: fc.constantFrom('FREE', 'VIP'),
      publishedOn: fc.constantFrom(...days),
      tried: fc.integer({ min: 0, max: 20 }),
      missed: fc.integer({ min: 0, max: 20 }),
      practisedOn: fc.constantFrom(...days),
      isFinished: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ missed, isFinished, practisedOn, tried, ...row }, index): PlannableUnit => {
      const all = isFinished ? 20 : tried;
      return {
        ...row,
        slug: `unit-${index}`,
        tried: all,
        passed: Math.max(0, all - missed),
        practisedOn: all > 0 ? practisedOn : null,
        finishedOn: isFinished ? practisedOn : null,
      };
    }),
  );
const states: fc.Arbitrary<LearningState> = fc.record({
  today: fc.constant(TODAY),
  level: fc.constantFrom('A2' as const, 'B1' as const, 'B2' as const, null),
  goalDays: fc.integer({ min: 1, max: 7 }),
  minutes: fc.integer({ min: 1, max: 60 }),
  isMember: fc.boolean(),
  units: plannableUnits,
  practisedOn: fc.option(fc.integer({ min: 1, max: 90 }).map((ago) => addDaysToDay(TODAY, -ago))),
  cards: fc.record({
    due: fc.integer({ min: 0, max: 100 }),
    beyond: fc.integer({ min: 0, max: 300 }),
    tomorrow: fc.integer({ min: 0, max: 60 }),
    share: fc.integer({ min: 10, max: 100 }),
    reviewed: fc.integer({ min: 0, max: 100 }),
  }),
  lesson: fc.record({
    items: fc.integer({ min: 0, max: 40 }),
    spentMs: fc.integer({ min: 0, max: 1_200_000 }),
    finished: fc.boolean(),
  }),
  renderings: fc.record({
    open: fc.integer({ min: 0, max: 5 }),
    begun: fc.integer({ min: 0, max: 5 }),
    tomorrow: fc.integer({ min: 0, max: 5 }),
  }),
  listening: fc.constantFrom('OPEN', 'DONE', 'LEFT_OUT'),
});

const everyPlan = (check: (plan: DayPlan, from: LearningState) => void) =>
  fc.assert(
    fc.property(states, (from) => check(planDay(from), from)),
    { numRuns: 2000 },
  );

const LESSON_KINDS = ['CONTINUE', 'UNIT', 'REPEAT'];
const slugOf = (step: Step) => ('slug' in step ? step.slug : null);

describe('The plan of a day', () => {
  const many = { ...NO_CARDS, due: 4 };
  it.each<[string, Partial<LearningState>, string[]]>([
    ['a new learner', { practisedOn: null }, ['UNIT new 20']],
    [
      'the day after a finished unit',
      { units: [finished('old', YESTERDAY), unit('new')] },
      ['UNIT new 20'],
    ],
    ['a day with due cards', { cards: many }, ['REVIEW 4', 'UNIT new 20']],
    [
      'a day with due cards, a short rest and a new unit',
      { cards: many, units: [unit('new'), unit('begun', { tried: 17, practisedOn: YESTERDAY })] },
      ['REVIEW 4', 'CONTINUE begun 3', 'UNIT new 20'],
    ],
    [
      'a long rest of a begun unit',
      { units: [unit('new'), unit('begun', { tried: 2, practisedOn: '2026-11-01' })] },
      ['CONTINUE begun 18'],
    ],
    [
      'two begun units, the one practised last first',
      {
        units: [
          unit('early', { tried: 1, practisedOn: '2026-11-01' }),
          unit('late', { tried: 1, practisedOn: YESTERDAY }),
        ],
      },
      ['CONTINUE late 19'],
    ],
    ['a day with many cards', { cards: { ...NO_CARDS, due: 28 } }, ['REVIEW 28', 'UNIT new 10']],
    [
      'a long day with more cards waiting than another day has, which begins half a unit',
      { minutes: 30, cards: { ...NO_CARDS, due: 40, beyond: 40 } },
      ['REVIEW 40', 'UNIT new 10'],
    ],
    [
      'a day with sentences from Chinese, which take their time from the lesson',
      { cards: { ...NO_CARDS, due: 12 }, renderings: { open: 5, begun: 0, tomorrow: 5 } },
      ['REVIEW 12', 'RENDER 5', 'UNIT new 10'],
    ],
    [
      'a day with a long review, which has as many sentences from Chinese as leave half a unit',
      { cards: { ...NO_CARDS, due: 30 }, renderings: { open: 5, begun: 0, tomorrow: 5 } },
      ['REVIEW 30', 'RENDER 4', 'UNIT new 10'],
    ],
    [
      'the same day after the first two sentences',
      { cards: { ...NO_CARDS, due: 30 }, renderings: { open: 3, begun: 2, tomorrow: 5 } },
      ['REVIEW 30', 'RENDER 2', 'UNIT new 10'],
    ],
    [
      'the same day with the sentences done, which asks for no more of the lesson',
      { cards: { ...NO_CARDS, reviewed: 12 }, renderings: { open: 0, begun: 5, tomorrow: 5 } },
      ['UNIT new 10'],
    ],
    [
      'a day with sentences from Chinese and a short rest, which leaves the new unit for later',
      {
        cards: many,
        renderings: { open: 5, begun: 0, tomorrow: 5 },
        units: [unit('new'), unit('begun', { tried: 17, practisedOn: YESTERDAY })],
      },
      ['REVIEW 4', 'RENDER 5', 'CONTINUE begun 3'],
    ],
    [
      'a day with more cards waiting than another day has, which begins no sentence from Chinese',
      {
        cards: { ...NO_CARDS, due: 40, beyond: 40 },
        minutes: 30,
        renderings: { open: 5, begun: 0, tomorrow: 5 },
      },
      ['REVIEW 40', 'UNIT new 10'],
    ],
    [
      'a day after a long break, which begins no sentence from Chinese',
      { practisedOn: '2026-11-01', renderings: { open: 5, begun: 0, tomorrow: 5 } },
      ['UNIT new 10'],
    ],
    [
      'a day on which only sentences from Chinese are left',
      { units: [], renderings: { open: 2, begun: 0, tomorrow: 2 } },
      ['RENDER 2'],
    ],
    ['a day of cards alone', { cards: { ...NO_CARDS, due: 100 } }, ['REVIEW 100']],
    [
      'a day with half of its cards reviewed',
      { cards: { ...NO_CARDS, due: 14, reviewed: 14 } },
      ['REVIEW 14', 'UNIT new 10'],
    ],
    [
      'a day after a long break',
      { practisedOn: '2026-11-01', cards: { ...NO_CARDS, due: 40, beyond: 200 } },
      ['REVIEW 3', 'UNIT new 10'],
    ],
    [
      'a day after a long break with a begun unit',
      {
        practisedOn: '2026-11-01',
        units: [unit('begun', { tried: 4, practisedOn: '2026-11-01' }), unit('new')],
      },
      ['CONTINUE begun 10'],
    ],
    [
      'a member’s day with members’ units',
      {
        isMember: true,
        units: [unit('open'), unit('closed', { access: 'VIP', publishedOn: TODAY })],
      },
      ['UNIT closed 20'],
    ],
    [
      'a day without membership, which leaves begun members’ units alone',
      {
        units: [
          unit('open'),
          unit('closed', { access: 'VIP', tried: 3, practisedOn: YESTERDAY, publishedOn: TODAY }),
        ],
      },
      ['UNIT open 20'],
    ],
    [
      'a day on which every unit is finished, with items that never passed before the oldest',
      {
        units: [
          finished('all-well', '2026-09-01'),
          finished('some-missed', '2026-10-01', { passed: 15 }),
          finished('yesterday', YESTERDAY, { passed: 1 }),
        ],
      },
      ['REPEAT some-missed 20'],
    ],
    [
      'a day on which the finished unit was practised again yesterday',
      { units: [finished('again', '2026-09-01', { practisedOn: YESTERDAY })] },
      ['BROWSE'],
    ],
    ['a day without any unit', { units: [] }, ['BROWSE']],
    [
      'a day on which a short rest was finished',
      {
        units: [finished('rest', TODAY), unit('new')],
        lesson: { items: 3, spentMs: 0, finished: true },
      },
      ['UNIT new 20'],
    ],
  ])('The plan of %s asks for what the day has room for', (_, over, expected) => {
    expect(names(over)).toEqual(expected);
    expect(planDay(state(over)).isDone).toBe(false);
  });

  it.each<[string, Partial<LearningState['lesson']>]>([
    ['a unit', { items: 20, finished: true }],
    ['a finished unit once more', { finished: true }],
    ['ten minutes of a unit', { items: 12, spentMs: 600_000 }],
  ])('A day is done after %s, names tomorrow and offers something else', (_, lesson) => {
    const units = [
      finished('today', TODAY),
      unit('new'),
      unit('older', { publishedOn: '2026-10-01' }),
    ];
    const cards = { ...NO_CARDS, tomorrow: 5 };
    const plan = planDay(state({ units, cards, lesson: { ...NO_LESSON, ...lesson } }));
    expect(plan.isDone).toBe(true);
    expect(plan.steps.map(name)).toEqual(['UNIT new 20']);
    expect(plan.tomorrow.map(name)).toEqual(['REVIEW 5', 'UNIT new 20']);
  });

  it('A day is not done while cards are due, although nothing was due at its start', () => {
    const lesson = { items: 20, spentMs: 0, finished: true };
    const plan = planDay(state({ lesson, cards: { ...NO_CARDS, due: 2 } }));
    expect(plan.isDone).toBe(false);
    expect(plan.steps.map(name)).toEqual(['REVIEW 2']);
    expect(plan.tomorrow.map(name)).toEqual(['REVIEW 2', 'UNIT new 20']);
  });

  it('A day on which nothing was due and nothing was practised is not done', () => {
    expect(planDay(state()).isDone).toBe(false);
  });

  it('The day after a break is done after three cards and half a unit; what waits is tomorrow’s', () => {
    const cards = { ...NO_CARDS, due: 37, beyond: 20, reviewed: 3 };
    const lesson = { items: 10, spentMs: 0, finished: false };
    const units = [unit('begun', { tried: 10, practisedOn: TODAY })];
    const plan = planDay(state({ practisedOn: '2026-11-01', cards, lesson, units }));
    expect(plan).toMatchObject({ isDone: true, isComeback: true });
    expect(plan.tomorrow.map(name)).toEqual(['REVIEW 40', 'CONTINUE begun 10']);
  });

  it('Reasons name what is true of the unit', () => {
    const why = (over: Partial<LearningState>) => planDay(state(over)).steps[0].why;
    const b2 = unit('b2', { level: 'B2' });
    expect(why({})).toEqual({ key: 'levelFits', level: 'B1' });
    expect(why({ units: [b2] })).toEqual({ key: 'nearLevel', level: 'B2' });
    expect(why({ level: null })).toEqual({ key: 'toStart' });
    expect(why({ level: 'B2', units: [finished('old', YESTERDAY), b2] })).toEqual({
      key: 'allPassed',
      count: 20,
    });
    const missed = finished('old', YESTERDAY, { passed: 18 });
    expect(why({ level: 'B2', units: [missed, b2] })).toMatchObject({ key: 'levelFits' });
    expect(why({ units: [unit('begun', { tried: 5, practisedOn: YESTERDAY })] })).toEqual({
      key: 'begun',
      left: 15,
    });
    expect(why({ units: [finished('old', '2026-11-03')] })).toEqual({ key: 'longAgo', days: 20 });
  });

  it('While the level is unknown, a new unit of A2 or B1 comes before one of B2', () => {
    const units = [
      unit('hard', { level: 'B2', publishedOn: TODAY }),
      unit('easy', { level: 'A2' }),
    ];
    expect(names({ level: null, units })).toEqual(['UNIT easy 20']);
  });
});

describe('Every plan of a day', () => {
  it('Every plan has one to four steps, each of a minute or longer', () => {
    everyPlan(({ steps, minutes }) => {
      expect(steps.length).toBeGreaterThanOrEqual(1);
      expect(steps.length).toBeLessThanOrEqual(4);
      for (const step of steps) {
        expect(step.minutes).toBeGreaterThanOrEqual(1);
        if ('items' in step) expect(step.items).toBeGreaterThanOrEqual(1);
      }
      expect(minutes).toBe(steps.reduce((sum, step) => sum + step.minutes, 0));
    });
  });

  it('No plan offers a unit that was finished today or yesterday, nor one twice', () => {
    everyPlan(({ steps, tomorrow }, { units }) => {
      for (const [list, days] of [
        [steps, [TODAY, YESTERDAY]],
        [tomorrow, [TODAY]],
      ] as const) {
        const slugs = list.map(slugOf).filter((slug) => slug !== null);
        expect(new Set(slugs).size).toBe(slugs.length);
        for (const { slug, finishedOn } of units)
          if (finishedOn && (days as readonly string[]).includes(finishedOn))
            expect(slugs).not.toContain(slug);
      }
    });
  });

  it('No plan offers a members’ unit to a learner who is none', () => {
    everyPlan(({ steps, tomorrow }, { units, isMember }) => {
      if (isMember) return;
      const closed = units.filter(({ access }) => access === 'VIP').map(({ slug }) => slug);
      for (const step of [...steps, ...tomorrow]) expect(closed).not.toContain(slugOf(step));
    });
  });

  it('Every plan takes about the minutes that the learner has, unless the review alone is longer', () => {
    everyPlan((plan, { minutes = USUAL_MINUTES }) => {
      if (plan.isDone) return;
      const review = plan.steps.find(({ kind }) => kind === 'REVIEW')?.minutes ?? 0;
      const spoken = plan.steps.filter(({ kind }) => kind !== 'LISTEN');
      const spokenMinutes = spoken.reduce((sum, step) => sum + step.minutes, 0);
      const least = spoken.length === 1 ? spokenMinutes : 0;
      const budget = plan.isComeback ? 6 : minutes;
      expect(spokenMinutes).toBeLessThanOrEqual(Math.max(budget + 3, review, least) + 1);
      expect(plan.minutes).toBeLessThanOrEqual(spokenMinutes + 1);
    });
  });

  it('Every plan has the review before lessons, and the begun unit before a new one', () => {
    const ORDER = ['REVIEW', 'RENDER', 'CONTINUE', 'UNIT', 'REPEAT', 'BROWSE'];
    everyPlan(({ steps }) => {
      const ranks = steps
        .filter(({ kind }) => kind !== 'LISTEN')
        .map(({ kind }) => ORDER.indexOf(kind));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    });
  });

  it('Every plan asks for listening once at most, after the speaking that is left, and never without cause', () => {
    everyPlan(({ steps, isDone, isComeback }, { listening, practisedOn, lesson, cards }) => {
      const kinds = steps.map(({ kind }) => kind);
      const isAsked = kinds.includes('LISTEN');
      const hasPractised =
        practisedOn !== null || lesson.items + cards.reviewed > 0 || lesson.finished;
      expect(isAsked).toBe(listening === 'OPEN' && hasPractised && !isComeback);
      if (isAsked) expect(kinds.indexOf('LISTEN')).toBe(isDone ? 0 : kinds.length - 1);
      expect(kinds.filter((kind) => kind === 'LISTEN').length).toBeLessThanOrEqual(1);
    });
  });

  it('Listening makes no day done, and no day undone', () => {
    everyPlan((plan, from) => {
      const listening = from.listening === 'OPEN' ? 'DONE' : 'OPEN';
      const other = planDay({ ...from, listening });
      expect(other.isDone).toBe(plan.isDone);
      const spoken = (steps: readonly Step[]) =>
        steps.filter(({ kind }) => kind !== 'LISTEN' && kind !== 'BROWSE').map(name);
      expect(spoken(other.steps)).toEqual(spoken(plan.steps));
    });
  });

  it('Every plan asks for sentences from Chinese once at most, and none on a day that asks for less', () => {
    everyPlan(({ steps, isComeback }, { renderings, cards }) => {
      const asked = steps.filter(({ kind }) => kind === 'RENDER');
      const asksForLess = isComeback || cards.beyond >= cards.share;
      expect(asked.length).toBeLessThanOrEqual(asksForLess || renderings.open === 0 ? 0 : 1);
      for (const step of asked)
        expect('ofDay' in step && step.ofDay).toBeLessThanOrEqual(
          renderings.open + renderings.begun,
        );
    });
  });

  it('A day after a break asks for three cards and half a unit at most', () => {
    everyPlan(({ isComeback, isDone, steps }) => {
      if (!isComeback || isDone) return;
      for (const step of steps) {
        if (step.kind === 'REVIEW') expect(step.cards).toBeLessThanOrEqual(3);
        if (LESSON_KINDS.includes(step.kind) && 'items' in step)
          expect(step.items).toBeLessThanOrEqual(10);
      }
    });
  });

  it('Every day names tomorrow’s steps, done or not, with what was left of its review', () => {
    everyPlan(({ tomorrow }, { cards }) => {
      const waiting = cards.due + cards.beyond + cards.tomorrow;
      expect(tomorrow.length).toBeGreaterThan(0);
      expect(tomorrow.find(({ kind }) => kind === 'REVIEW')).toEqual(
        waiting === 0
          ? undefined
          : expect.objectContaining({ cards: Math.min(waiting, cards.share) }),
      );
    });
  });
});
