import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDaysToDay } from '../day';
import { EXTRA_KINDS, type PlannableExtra } from './extra';
import type { LearningState } from './learning-state';
import { USUAL_MINUTES } from './minutes';
import { type DayPlan, planDay } from './plan-day';
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

const NO_CARDS = { due: 0, beyond: 0, ofSavedWords: 0, tomorrow: 0, share: 40, reviewed: 0 };
const NO_LESSON = { items: 0, spentMs: 0, finished: false };

const state = (over: Partial<LearningState> = {}): LearningState => ({
  today: TODAY,
  level: 'B1',
  goalDays: 4,
  isMember: false,
  units: [unit('new')],
  extras: [],
  practisedOn: YESTERDAY,
  practiceDays: [YESTERDAY],
  cards: NO_CARDS,
  lesson: NO_LESSON,
  renderings: { open: 0, begun: 0, tomorrow: 0 },
  listening: 'LEFT_OUT',
  ...over,
});

/** A free scene of four minutes. */
const scene = (slug: string, over: Partial<PlannableExtra> = {}): PlannableExtra => ({
  kind: 'SCENE',
  slug,
  level: 'B1',
  access: 'FREE',
  minutes: 4,
  practisedOn: null,
  isFinished: false,
  round: 'shown',
  ...over,
});
const made = (slug: string, practisedOn: string, over: Partial<PlannableExtra> = {}) =>
  scene(slug, { practisedOn, isFinished: true, round: 'hinted', ...over });

/** A short form of a step: `REVIEW 4`, `UNIT tea 20`, `SCENE cafe`. */
const name = (step: Step) =>
  'slug' in step
    ? `${step.kind} ${step.slug} ${step.items}`
    : 'id' in step
      ? `${step.kind} ${step.id}`
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
const plannableExtras = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...EXTRA_KINDS),
      level: fc.constantFrom('A2' as const, 'B1' as const, 'B2' as const),
      access: fc.constantFrom('FREE' as const, 'VIP' as const),
      minutes: fc.integer({ min: 1, max: 12 }),
      practisedOn: fc.constantFrom(null, ...days),
      isFinished: fc.boolean(),
    }),
    { maxLength: 9 },
  )
  .map((rows) =>
    rows.map((row, index): PlannableExtra => {
      const isFinished = row.isFinished && row.practisedOn !== null;
      const round = row.kind === 'SCENE' ? (isFinished ? 'hinted' : 'shown') : null;
      return { ...row, slug: `extra-${index}`, isFinished, round };
    }),
  );
/** The days of practice, the latest of them longer ago than 30 days for some. */
const practices = fc.array(fc.integer({ min: 1, max: 45 }), { maxLength: 9 }).map((agos) => ({
  practisedOn: agos.length > 0 ? addDaysToDay(TODAY, -Math.min(...agos)) : null,
  practiceDays: [...new Set(agos)].flatMap((ago) => (ago <= 30 ? addDaysToDay(TODAY, -ago) : [])),
}));
const others = fc.record({
  today: fc.constant(TODAY),
  level: fc.constantFrom('A2' as const, 'B1' as const, 'B2' as const, null),
  goalDays: fc.integer({ min: 1, max: 7 }),
  minutes: fc.integer({ min: 1, max: 60 }),
  isMember: fc.boolean(),
  units: plannableUnits,
  extras: plannableExtras,
  cards: fc.record({
    due: fc.integer({ min: 0, max: 100 }),
    beyond: fc.integer({ min: 0, max: 300 }),
    ofSavedWords: fc.integer({ min: 0, max: 10 }),
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
  listening: fc.constantFrom('OPEN' as const, 'DONE' as const, 'LEFT_OUT' as const),
});
const states: fc.Arbitrary<LearningState> = fc
  .tuple(others, practices)
  .map(([other, practice]) => ({ ...other, ...practice }));

const everyPlan = (check: (plan: DayPlan, from: LearningState) => void) =>
  fc.assert(
    fc.property(states, (from) => check(planDay(from), from)),
    { numRuns: 2000 },
  );

const isMadeToday = (extra: PlannableExtra) => extra.isFinished && extra.practisedOn === TODAY;
const isExtra = (kind: Step['kind']) => EXTRA_KINDS.some((one) => one === kind);
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

describe('The extra of a day', () => {
  const extras = [made('last', '2026-11-21', { kind: 'VOICE', round: null }), scene('cafe')];

  it('On the second day of practice after the last one, an extra of another kind comes last, and takes its time from the lesson', () => {
    const cards = { ...NO_CARDS, due: 8 };
    const half = ['REVIEW 8', 'UNIT new 10', 'SCENE cafe'];
    expect(names({ extras, cards })).toEqual(half);
    expect(names({ extras, cards, listening: 'OPEN' })).toEqual(half);
    expect(names({ extras })).toEqual(['UNIT new 20', 'SCENE cafe']);
  });

  it('On the day of practice after one there is a whole lesson and a round of listening', () => {
    const after = [made('last', YESTERDAY), scene('cafe')];
    expect(names({ extras: after, listening: 'OPEN' })).toEqual(['UNIT new 20', 'LISTEN']);
  });

  it('A learner who has passed an extra over has a day without one, then one of another kind, and none after three', () => {
    const none = [scene('cafe'), scene('clinic', { kind: 'VOICE', round: null })];
    const after = (days: number) =>
      names({
        extras: none,
        practiceDays: Array.from({ length: days }, (_, index) => addDaysToDay(TODAY, -1 - index)),
      }).at(-1);
    expect([1, 2, 3, 4, 5].map(after)).toEqual([
      'SCENE cafe',
      'UNIT new 20',
      'VOICE clinic',
      'UNIT new 20',
      'SCENE cafe',
    ]);
    for (const days of [6, 7, 8, 9, 29, 30]) expect(after(days)).toBe('UNIT new 20');
  });

  it('Where a long review leaves no time for a lesson, the day is done with the review and the extra', () => {
    const cards = { ...NO_CARDS, due: 40 };
    expect(names({ extras, cards })).toEqual(['REVIEW 40', 'SCENE cafe']);
    const reviewed = { ...NO_CARDS, reviewed: 40 };
    expect(planDay(state({ extras, cards: reviewed }))).toMatchObject({
      isDone: false,
      steps: [{ kind: 'SCENE' }],
    });
    const ended = [made('cafe', TODAY)];
    expect(planDay(state({ extras: ended, cards: reviewed }))).toMatchObject({ isDone: true });
    const lesson = { ...NO_LESSON, items: 10 };
    expect(planDay(state({ extras, lesson, cards: reviewed }))).toMatchObject({ isDone: true });
  });

  it('An extra that was made leaves the rest of its day as it was', () => {
    const cards = { ...NO_CARDS, reviewed: 8 };
    const ended = [made('cafe', TODAY)];
    expect(names({ extras: ended, cards, listening: 'OPEN' })).toEqual(['UNIT new 10']);
  });

  it('A day whose review takes all of a learner’s time has no extra, unless it has no listening either', () => {
    const long = { extras, minutes: 5, cards: { ...NO_CARDS, due: 40 } };
    expect(names({ ...long, listening: 'OPEN' })).toEqual(['REVIEW 40', 'LISTEN']);
    expect(names(long)).toEqual(['REVIEW 40', 'SCENE cafe']);
  });

  it('Neither the first day of all nor the first one after a break has an extra', () => {
    const first = { extras: [scene('cafe')], practisedOn: null, practiceDays: [] };
    expect(names(first)).toEqual(['UNIT new 20']);
    const back = { extras, practisedOn: '2026-11-01', practiceDays: ['2026-11-01'] };
    expect(names(back)).toEqual(['UNIT new 10']);
  });

  it('A done day offers its extra first', () => {
    const lesson = { ...NO_LESSON, items: 20 };
    const plan = planDay(state({ extras, lesson }));
    expect(plan.isDone).toBe(true);
    expect(plan.steps.map(name)).toEqual(['SCENE cafe', 'UNIT new 20']);
  });

  it('A review says how many of its cards are saved words, unless some cards wait for another day', () => {
    const why = (cards: object) =>
      planDay(state({ cards: { ...NO_CARDS, ...cards } })).steps[0].why;
    expect(why({ due: 9, ofSavedWords: 4 })).toEqual({ key: 'dueWords', words: 4 });
    expect(why({ due: 9, beyond: 2, ofSavedWords: 4 })).toEqual({ key: 'due' });
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
      const extra = plan.steps.find(({ kind }) => isExtra(kind))?.minutes ?? 0;
      const longest = Math.max(budget + 3, review + (extra <= 5 ? extra : 0), least);
      expect(spokenMinutes).toBeLessThanOrEqual(longest + 1);
      expect(plan.minutes).toBeLessThanOrEqual(spokenMinutes + 1);
    });
  });

  it('Every plan has the review before lessons, and the begun unit before a new one', () => {
    const ORDER = ['REVIEW', 'RENDER', 'CONTINUE', 'UNIT', 'REPEAT', 'BROWSE'];
    everyPlan(({ steps }) => {
      const ranks = steps
        .filter(({ kind }) => kind !== 'LISTEN' && !isExtra(kind))
        .map(({ kind }) => ORDER.indexOf(kind));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    });
  });

  it('Every plan asks for listening once at most, after the speaking that is left, and never without cause', () => {
    everyPlan(({ steps, isDone, isComeback }, from) => {
      const { listening, practisedOn, lesson, cards, extras } = from;
      const kinds = steps.map(({ kind }) => kind);
      const isAsked = kinds.includes('LISTEN');
      const hasPractised =
        practisedOn !== null || lesson.items + cards.reviewed > 0 || lesson.finished;
      const mayBeAsked = listening === 'OPEN' && hasPractised && !isComeback;
      const hasExtra = kinds.some(isExtra) || (extras.some(isMadeToday) && !isDone);
      expect(isAsked).toBe(mayBeAsked && !hasExtra);
      if (isAsked) expect(kinds.indexOf('LISTEN')).toBe(isDone ? 0 : kinds.length - 1);
      expect(kinds.filter((kind) => kind === 'LISTEN').length).toBeLessThanOrEqual(1);
    });
  });

  it('A round of listening makes no day done, and no day undone', () => {
    everyPlan((plan, from) => {
      if (from.listening === 'LEFT_OUT') return;
      const listening = from.listening === 'OPEN' ? 'DONE' : 'OPEN';
      const other = planDay({ ...from, listening });
      expect(other.isDone).toBe(plan.isDone);
      const spoken = (steps: readonly Step[]) =>
        steps.filter(({ kind }) => kind !== 'LISTEN' && kind !== 'BROWSE').map(name);
      expect(spoken(other.steps)).toEqual(spoken(plan.steps));
    });
  });

  it('Every plan has one extra at most, the last step of what the day asks for, and none of members for others', () => {
    everyPlan(({ steps, isDone, isComeback }, { extras, isMember }) => {
      const asked = steps.filter((step) => 'id' in step);
      expect(asked.length).toBeLessThanOrEqual(isComeback || extras.some(isMadeToday) ? 0 : 1);
      for (const step of asked) {
        expect(steps.indexOf(step)).toBe(isDone ? 0 : steps.length - 1);
        const { access } = extras.find(({ slug }) => slug === step.id)!;
        expect(isMember || access === 'FREE').toBe(true);
      }
    });
  });

  it('No plan has an extra on the day of practice after one', () => {
    everyPlan(({ steps, tomorrow }, { extras, practisedOn }) => {
      const last = extras.map((extra) => extra.practisedOn ?? '').filter((day) => day !== TODAY);
      const isAfterOne = practisedOn !== null && last.some((day) => day >= practisedOn);
      if (isAfterOne) expect(steps.some(({ kind }) => isExtra(kind))).toBe(false);
      const isToday = extras.some((extra) => extra.practisedOn === TODAY);
      if (isToday) expect(tomorrow.some(({ kind }) => isExtra(kind))).toBe(false);
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
