import { expect, it } from 'vitest';
import { addDaysToDay, type Day, dayToDate } from '../day';
import { type LevelResult, recommendedLevel, type UnitLevel } from '../recommendations';
import { MAX_NEW_RENDERINGS } from '../rendering/rendering';
import { nextRound } from '../scene/scene-session';
import type { ScoredAttempt } from '../scored-attempt';
import { type CardBefore, reviewAttempt } from '../spaced-repetition/review-attempt';
import { NEW_MEMORY_STATE } from '../spaced-repetition/schedule';
import { ITEMS_PER_UNIT, LEVELS } from '../unit-kinds';
import { EXTRA_KINDS, type PlannableExtra } from './extra';
import type { LearningState } from './learning-state';
import { SECONDS_PER_ITEM, USUAL_MINUTES } from './minutes';
import { type DayPlan, planDay } from './plan-day';
import type { PlannableUnit, Step, UnitStep } from './step';

const FIRST_DAY = '2026-11-02'; // a Monday
const DAYS = 45;
const DAILY_SHARE = 40;
/** Start of the id of a saved word. */
const SAVED = 'saved word/';
/** End of the id of a card that asks a sentence by its Chinese. */
const RENDERED = ' from Chinese';
/** Minutes by which a plan may exceed those that a learner has, the one of listening included; a review may be longer. */
const MOST_MINUTES = 4;

/** A learner who follows the plan on practice days. */
interface Learner {
  name: string;
  about: string;
  /** Whether the learner practises every day. */
  isDaily?: boolean;
  /** Else whether on a day, counted from 1, with this weekday, where 0 is Sunday. */
  practises?: (day: number, weekday: number) => boolean;
  isMember?: (day: number) => boolean;
  minutes?: number;
  level?: UnitLevel;
  /** Whether they continue with optional steps when the day is done. */
  eager?: boolean;
  /** Whether they pass over extras, and have left rounds of listening out. */
  onlySpeaks?: boolean;
  /** Number of words that they save on every third day. */
  saves?: number;
  /** Every so many-th reading does not pass. */
  missesEvery: number;
}

const LEARNERS: readonly Learner[] = [
  {
    name: 'free-every-day',
    about: 'Without membership, every day, level unknown, every 6th reading missed.',
    isDaily: true,
    missesEvery: 6,
  },
  {
    name: 'free-and-only-speaking',
    about: 'Without membership, every day, no listening, never an extra, every 6th reading missed.',
    isDaily: true,
    onlySpeaks: true,
    missesEvery: 6,
  },
  {
    name: 'member-every-day',
    about:
      'With membership, every day, 20 minutes, states B2, saves words, every 4th reading missed.',
    isDaily: true,
    saves: 2,
    isMember: () => true,
    minutes: 20,
    level: 'B2',
    missesEvery: 4,
  },
  {
    name: 'member-with-gaps',
    about: 'With membership, days 1 to 5, 12 to 14 and from 27 on, every 5th reading missed.',
    practises: (day) => day <= 5 || (day >= 12 && day <= 14) || day >= 27,
    isMember: () => true,
    missesEvery: 5,
  },
  {
    name: 'free-on-weekends',
    about: 'Without membership, Saturdays and Sundays, 5 minutes, every 3rd reading missed.',
    practises: (_, weekday) => weekday === 0 || weekday === 6,
    minutes: 5,
    missesEvery: 3,
  },
  {
    name: 'free-and-fast',
    about: 'Without membership, every day and more than asked, until every free unit is finished.',
    isDaily: true,
    eager: true,
    missesEvery: 9,
  },
  {
    name: 'membership-of-two-weeks',
    about: 'With membership up to day 14, every day, every 6th reading missed.',
    isDaily: true,
    isMember: (day) => day <= 14,
    missesEvery: 6,
  },
];

/** The catalogue of a new installation: fifteen units a level, five of them free, the newest some days old. */
const catalogue = (): PlannableUnit[] =>
  LEVELS.flatMap((level, shift) =>
    Array.from({ length: 15 }, (_, index): PlannableUnit => {
      const isFree = index % 3 === shift;
      return {
        slug: `${level.toLowerCase()}-${String(index + 1).padStart(2, '0')}-${isFree ? 'free' : 'member'}`,
        level,
        access: isFree ? 'FREE' : 'VIP',
        publishedOn: addDaysToDay(FIRST_DAY, -3 * index - shift),
        tried: 0,
        passed: 0,
        practisedOn: null,
        finishedOn: null,
      };
    }),
  );

/** The extras of a new installation: four scenes and four voice lessons a level, half of them free, and five videos. */
const extras = (): PlannableExtra[] => {
  const one = (
    kind: PlannableExtra['kind'],
    level: UnitLevel,
    number: number,
    isFree: boolean,
  ) => ({
    kind,
    slug: `${kind.toLowerCase()}-${level.toLowerCase()}-${number}-${isFree ? 'free' : 'member'}`,
    level,
    access: isFree ? ('FREE' as const) : ('VIP' as const),
    minutes: kind === 'SCENE' ? 5 : 4,
    practisedOn: null,
    isFinished: false,
    round: kind === 'SCENE' ? ('shown' as const) : null,
  });
  const four = [1, 2, 3, 4];
  return [
    ...LEVELS.flatMap((level) => four.map((number) => one('SCENE', level, number, true))),
    ...LEVELS.flatMap((level) =>
      four.map((number) => one('VOICE', level, number, number % 2 === 0)),
    ),
    one('VIDEO', 'A2', 1, true),
    ...four.map((number) => one('VIDEO', 'B1', number, number % 2 === 0)),
  ];
};

const NOTHING_DONE = {
  items: 0,
  reviewed: 0,
  newCards: 0,
  rendered: 0,
  finished: false,
  listened: false,
};

/** Practises for forty-five days with a clock of its own, and describes each day in words. */
class Simulation {
  private readonly units = catalogue();
  private readonly extras = extras();
  private savedWords = 0;
  private readonly cards = new Map<string, CardBefore & { passed: boolean }>();
  private readonly practised = new Set<Day>();
  private readings = 0;
  private today: Day = FIRST_DAY;
  private number = 0;
  private done = { ...NOTHING_DONE };

  /** The plans with which the days of practice begin. */
  readonly plans: DayPlan[] = [];

  constructor(private readonly learner: Learner) {}

  run(check: (plan: DayPlan, state: LearningState) => void): string {
    const lines = [this.learner.about];
    for (this.number = 1; this.number <= DAYS; this.number++) {
      this.today = addDaysToDay(FIRST_DAY, this.number - 1);
      this.done = { ...NOTHING_DONE };
      const weekday = dayToDate(this.today).getUTCDay();
      const name = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekday];
      const state = this.state();
      const plan = planDay(state);
      check(plan, state);
      const { due, beyond } = state.cards;
      const waiting = due + beyond > 0 ? `, ${due + beyond} cards due` : '';
      const mood = plan.isComeback ? ', back after a break' : '';
      lines.push('', `Day ${this.number}, ${name}: ${plan.minutes} minutes${waiting}${mood}`);
      for (const step of plan.steps) lines.push(`  ${tell(step)}`);
      const { isDaily, practises } = this.learner;
      if (!isDaily && !practises?.(this.number, weekday)) lines.push('  (no practice)');
      else lines.push(...this.practise(plan, check).map((line) => `  ${line}`));
    }
    return `${lines.join('\n')}\n`;
  }

  private practise(first: DayPlan, check: (plan: DayPlan, state: LearningState) => void) {
    this.practised.add(this.today);
    this.plans.push(first);
    for (const step of first.steps) this.doStep(step);
    if (this.number % 3 === 0) for (let n = 0; n < (this.learner.saves ?? 0); n++) this.saveWord();
    const lines: string[] = [];
    for (let more = 0; more < 2 && this.learner.eager; more++) {
      const plan = planDay(this.state());
      const [step] = plan.steps;
      if (step.kind === 'BROWSE') break;
      lines.push(`and more: ${tell(step)}`);
      this.doStep(step);
    }
    const state = this.state();
    const end = planDay(state);
    check(end, state);
    lines.push(end.isDone ? `Done. Tomorrow: ${end.tomorrow.map(tell).join('; ')}` : 'Not done.');
    return lines;
  }

  private doStep(step: Step): void {
    if (step.kind === 'BROWSE') return;
    if (step.kind === 'LISTEN') {
      this.done.listened = true;
      return;
    }
    if ('id' in step) {
      this.makeExtra(step.id);
      return;
    }
    if (step.kind === 'RENDER') {
      for (const id of this.unrendered(true).slice(0, step.sentences)) this.render(id);
      return;
    }
    if (step.kind === 'REVIEW') {
      for (const id of this.dueCards().slice(0, step.cards)) {
        this.say(id, true);
        this.done.reviewed++;
      }
      return;
    }
    const unit = this.units.find(({ slug }) => slug === step.slug)!;
    const from = step.kind === 'REPEAT' ? 0 : unit.tried;
    for (let item = from; item < from + step.items; item++) this.say(`${unit.slug}/${item}`);
    unit.tried = Math.max(unit.tried, from + step.items);
    unit.practisedOn = this.today;
    if (from + step.items === ITEMS_PER_UNIT) {
      unit.finishedOn ??= this.today;
      this.done.finished = true;
    }
  }

  private makeExtra(slug: string): void {
    if (this.learner.onlySpeaks) return;
    const extra = this.extras.find((one) => one.slug === slug)!;
    extra.practisedOn = this.today;
    extra.isFinished = true;
    if (extra.round !== null) extra.round = nextRound(extra.round) ?? extra.round;
  }

  /** Saves a word, whose card is due tomorrow. */
  private saveWord(): void {
    const id = `${SAVED}${++this.savedWords}`;
    const dueOn = addDaysToDay(this.today, 1);
    const card = { id, memory: NEW_MEMORY_STATE, dueOn, practiceOnly: false, passed: true };
    this.cards.set(id, card);
  }

  /** Says an item; a failed one is repeated once, and passes. */
  private say(id: string, fromMemory = false): void {
    const known = this.cards.get(id);
    const passes = ++this.readings % this.learner.missesEvery !== 0;
    const card = known ?? {
      id,
      memory: NEW_MEMORY_STATE,
      dueOn: this.today,
      practiceOnly: false,
      passed: true,
    };
    const attempt: ScoredAttempt = {
      mode: 'SPEAK',
      score: passes ? 85 : 40,
      passed: passes,
      words: [],
      ...(fromMemory && { fromMemory }),
    };
    const review = reviewAttempt(card, attempt, this.today, this.done.newCards);
    this.cards.set(id, { ...card, ...review });
    if (!fromMemory) this.done.items++;
    if (known) return;
    this.done.newCards++;
    const unit = this.units.find(({ slug }) => id.startsWith(`${slug}/`))!;
    unit.passed = (unit.passed ?? 0) + 1;
  }

  /** Renders a sentence from Chinese for the first time. */
  private render(id: string): void {
    const passes = ++this.readings % this.learner.missesEvery !== 0;
    const card = {
      id: `${id}${RENDERED}`,
      memory: NEW_MEMORY_STATE,
      dueOn: this.today,
      practiceOnly: false,
      passed: true,
    };
    const attempt: ScoredAttempt = {
      mode: 'SPEAK',
      score: passes ? 85 : 40,
      passed: passes,
      words: [],
      fromChinese: true,
    };
    this.cards.set(card.id, { ...card, ...reviewAttempt(card, attempt, this.today, 0) });
    this.done.rendered++;
  }

  /** Sentences without a card of their rendering, those of the latest unit first.
   *  @param earlier whether only those that were not practised today */
  private unrendered(earlier: boolean): string[] {
    return [...this.cards.values()]
      .filter(({ id, memory }) => {
        const isSentence = Number(id.split('/')[1]) >= ITEMS_PER_UNIT / 2;
        const isToday = memory.reviewedOn === this.today;
        return (
          isSentence &&
          !id.startsWith(SAVED) &&
          !this.cards.has(`${id}${RENDERED}`) &&
          !(earlier && isToday)
        );
      })
      .map(({ id }) => id)
      .reverse();
  }

  private dueCards(day = this.today): string[] {
    return [...this.cards.values()]
      .filter(({ dueOn }) => dueOn <= day)
      .sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.id.localeCompare(b.id))
      .map(({ id }) => id);
  }

  private state(): LearningState {
    const { isMember = () => false, minutes, level } = this.learner;
    const waiting = this.dueCards().length;
    const due = Math.min(waiting, Math.max(0, DAILY_SHARE - this.done.reviewed));
    return {
      today: this.today,
      level: level ?? recommendedLevel(this.results()),
      goalDays: 4,
      ...(minutes && { minutes }),
      isMember: isMember(this.number),
      units: this.units,
      extras: this.extras,
      practiceDays: [...this.practised].filter(
        (day) => day < this.today && day >= addDaysToDay(this.today, -30),
      ),
      practisedOn: [...this.practised].filter((day) => day < this.today).at(-1) ?? null,
      cards: {
        due,
        beyond: waiting - due,
        ofSavedWords: this.dueCards().filter((id) => id.startsWith(SAVED)).length,
        tomorrow: this.dueCards(addDaysToDay(this.today, 1)).length - waiting,
        share: DAILY_SHARE,
        reviewed: this.done.reviewed,
      },
      lesson: {
        items: this.done.items,
        spentMs: this.done.items * SECONDS_PER_ITEM * 1000,
        finished: this.done.finished,
      },
      renderings: {
        open: Math.min(this.unrendered(true).length, MAX_NEW_RENDERINGS - this.done.rendered),
        begun: this.done.rendered,
        tomorrow: Math.min(this.unrendered(false).length, MAX_NEW_RENDERINGS),
      },
      listening: this.learner.onlySpeaks ? 'LEFT_OUT' : this.done.listened ? 'DONE' : 'OPEN',
    };
  }

  private results(): LevelResult[] {
    return LEVELS.flatMap((level) => {
      const begun = this.units.filter((unit) => unit.level === level && unit.tried > 0);
      const sum = (count: (unit: PlannableUnit) => number) =>
        begun.reduce((total, unit) => total + count(unit), 0);
      const tried = sum((unit) => unit.tried);
      return tried === 0 ? [] : [{ level, tried, passed: sum((unit) => unit.passed ?? 0) }];
    });
  }
}

const EXTRA_VERBS = { SCENE: 'talk in', VOICE: 'take', VIDEO: 'watch' };

function tell(step: Step): string {
  const why = Object.values(step.why).join(' ');
  if (step.kind === 'REVIEW') return `review ${step.cards} cards (${step.minutes} min; ${why})`;
  if (step.kind === 'BROWSE') return 'look at all courses';
  if (step.kind === 'RENDER')
    return `say ${step.sentences} sentences from Chinese (${step.minutes} min)`;
  if ('id' in step) return `${EXTRA_VERBS[step.kind]} ${step.id} (${step.minutes} min; ${why})`;
  if (step.kind === 'LISTEN') return `listen to pairs of words (${step.minutes} min)`;
  const verb = { CONTINUE: 'go on with', UNIT: 'begin', REPEAT: 'repeat' }[step.kind];
  return `${verb} ${step.slug}, ${step.items} items (${step.minutes} min; ${why})`;
}

const units = (plan: DayPlan): UnitStep[] =>
  plan.steps.filter((step): step is UnitStep => 'slug' in step);

const LESSON_KINDS: readonly Step['kind'][] = ['CONTINUE', 'UNIT', 'REPEAT'];
/** The kind of a step; going on with a unit, beginning one and repeating one are the same kind. */
const kindOf = ({ kind }: Step) => (LESSON_KINDS.includes(kind) ? 'LESSON' : kind);
const kindsOf = (steps: readonly Step[]) => new Set(steps.map(kindOf));

it.each(LEARNERS)(
  'Forty-five days of the learner $name have a plan each day that they may follow, as the file tells',
  async (learner) => {
    const days = new Simulation(learner).run((plan, state) => {
      expect(plan.steps.length).toBeGreaterThanOrEqual(1);
      expect(plan.steps.length).toBeLessThanOrEqual(4);
      const usual = state.minutes ?? USUAL_MINUTES;
      const review = plan.steps.find(({ kind }) => kind === 'REVIEW')?.minutes ?? 0;
      const most = Math.max(usual + MOST_MINUTES, review + 1);
      if (!plan.isDone) expect(plan.minutes).toBeLessThanOrEqual(most);
      for (const step of units(plan)) {
        const unit = state.units.find(({ slug }) => slug === step.slug)!;
        expect(state.isMember || unit.access === 'FREE').toBe(true);
        if (step.kind !== 'CONTINUE') {
          expect(unit.finishedOn).not.toBe(state.today);
          expect(unit.finishedOn).not.toBe(addDaysToDay(state.today, -1));
        }
      }
    });
    await expect(days).toMatchFileSnapshot(`forty-five-days/${learner.name}.txt`);
  },
);

/** The plans with which a learner's days of practice begin. */
function plansOf(learner: Learner): DayPlan[] {
  const simulation = new Simulation(learner);
  simulation.run(() => undefined);
  return simulation.plans;
}

it.each(LEARNERS)('No two days in a row of the learner $name are of one kind alone', (learner) => {
  const kinds = plansOf(learner).map(({ steps }) => kindsOf(steps));
  expect(kinds.length).toBeGreaterThan(10);
  for (const [index, today] of kinds.slice(1).entries()) {
    const yesterday = kinds[index]!;
    const isAlike = today.size === 1 && yesterday.size === 1;
    expect(isAlike && [...today][0] === [...yesterday][0]).toBe(false);
  }
});

it.each(LEARNERS.filter(({ isDaily, onlySpeaks }) => isDaily && !onlySpeaks))(
  'Every week of the learner $name has four kinds or more besides the lesson, two of them extras',
  (learner) => {
    const plans = plansOf(learner);
    for (let first = 0; first + 7 <= plans.length; first++) {
      const kinds = kindsOf(plans.slice(first, first + 7).flatMap(({ steps }) => steps));
      kinds.delete('LESSON');
      expect(kinds.size).toBeGreaterThanOrEqual(4);
      expect(EXTRA_KINDS.filter((kind) => kinds.has(kind)).length).toBeGreaterThanOrEqual(2);
    }
  },
);
