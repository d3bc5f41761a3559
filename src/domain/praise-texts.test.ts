import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import en from '~/i18n/locales/en';
import zh from '~/i18n/locales/zh';
import { type JudgedWord, type Judgement, toOutcome } from './lesson-feedback';
import { choosePraise } from './lesson-praise';
import { EVIDENCE, PRAISE_EVIDENCE, PRAISE_TEXTS } from './praise-evidence';
import { isPraisedWord } from './praised-word';

/** Words with which a text praises, in both languages. */
const PRAISE_WORDS = {
  zh: /說得好|說得很|很清楚|都說清楚|說清楚了|說得清楚的|比上一次|做得好|很棒|太棒|真好|流利|進步了/,
  en: /\bwell done|\bsaid well|\bclearer\b|(?:is|was|were|are) clear\b(?! yet)|\bgreat\b|\bexcellent\b|\bgood job|\bperfect\b|than last time/i,
} as const;

/** Texts with such words that explain something, ask for something or say what is not known, to anybody. */
const NO_PRAISE: ReadonlySet<string> = new Set([
  'interpret.note',
  'memory.report.empty',
  'home.steps.repeat.text',
  'lesson.delivery.faster',
  'course.unit.steps.summaryText',
  'course.unit.steps.wordsText',
]);

type Messages = { readonly [key: string]: string | Messages };

const flatten = (messages: Messages, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[at, value] as [string, string]] : flatten(value, at);
  });

it.each([
  ['zh', zh],
  ['en', en],
] as const)('Every text that praises is listed with its evidence (%s)', (language, messages) => {
  const praising = flatten(messages as unknown as Messages)
    .filter(([key, text]) => PRAISE_WORDS[language].test(text) || key.startsWith('lesson.praise.'))
    .map(([key]) => key);
  expect(praising.length).toBeGreaterThan(PRAISE_TEXTS.size - 2);
  expect(praising.filter((key) => !PRAISE_TEXTS.has(key) && !NO_PRAISE.has(key))).toEqual([]);
});

it('Every listed text is in both languages, and its evidence is one of those that are measured', () => {
  for (const messages of [zh, en]) {
    const keys = new Set(flatten(messages as unknown as Messages).map(([key]) => key));
    expect([...PRAISE_TEXTS.keys()].filter((key) => !keys.has(key))).toEqual([]);
  }
  for (const { evidence } of PRAISE_TEXTS.values()) expect(EVIDENCE).toContain(evidence);
});

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|prisma-client|locales/.test(file))
  .map((file) => ({ file: join('src', file), text: readFileSync(join('src', file), 'utf8') }));

it('A text of praise is shown by the one file that has the evidence for it', () => {
  for (const [key, { file }] of PRAISE_TEXTS) {
    const [area, ...rest] = key.split('.').slice(1);
    const used = area === 'praise' ? /\(['`]praise\./ : new RegExp(`\\('${rest.join('.')}'\\)`);
    const scoped = area === 'praise' ? '' : `'lesson.${area}'`;
    const showing = sources.filter(({ text }) => used.test(text) && text.includes(scoped));
    expect(
      showing.map(({ file: shown }) => shown),
      key,
    ).toEqual([file]);
  }
});

const TEXT = ['Every', 'stall', 'now', 'serves', 'hot', 'food'];
const MODEL = TEXT.map((_, index) => ({ startMs: index * 500, endMs: index * 500 + 500 }));

const words = fc
  .array(
    fc.record({
      status: fc.constantFrom(...(Array(9).fill('said') as 'said'[]), 'nearly', 'again', 'missing'),
      unsure: fc.boolean(),
      isAhead: fc.constantFrom(true, false, undefined),
      asks: fc.constantFrom(...(Array(9).fill(undefined) as undefined[]), true, false),
      score: fc.integer({ min: 0, max: 100 }),
      pause: fc.constantFrom(0, 0, 0, 0, 0.6),
    }),
    { minLength: TEXT.length, maxLength: TEXT.length },
  )
  .map((drawn) => {
    let at = 0;
    return drawn.map(({ asks, pause, ...word }, index): JudgedWord => {
      const span = { start: at, end: at + 0.45 };
      at = span.end + pause;
      const open = asks === undefined ? undefined : { from: null, asks };
      const said = word.status !== 'missing';
      return {
        ...word,
        text: TEXT[index]!,
        open,
        phones: said ? [...'aeiou'].map(() => ({ target: 'T', heard: null, gop: 0 })) : [],
        span: said ? span : null,
        typed: null,
      };
    });
  });
const judgement = fc.record({ words, passed: fc.boolean() }).map(
  ({ words: judged, passed }): Judgement => ({
    mode: 'SPEAK',
    score: 80,
    // As the scorer says it: no word of a pass is wrong or missing.
    passed:
      passed &&
      judged.every(({ status, open }) => ['said', 'nearly'].includes(status) && !open?.asks),
    words: judged,
    extraSpeech: false,
    extraWords: [],
    engine: 'test',
  }),
);

/** Whether the evidence for a kind of praise is there. */
function hasEvidence(
  kind: keyof typeof PRAISE_EVIDENCE,
  now: Judgement,
  before: Judgement | null,
  model: readonly unknown[],
): boolean {
  switch (PRAISE_EVIDENCE[kind]) {
    case 'lastTime':
      return before !== null;
    case 'model':
      return model.length > 0;
    case 'pauses':
      return now.words.every(
        ({ span }, index) => span && span.start - (now.words[index - 1]?.span?.end ?? 0) < 0.3,
      );
    case 'competitors':
      return now.words.some(isPraisedWord);
    default:
      return false;
  }
}

it('No utterance is praised without the evidence for it, and none that is almost a pass', () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(
      judgement,
      fc.option(judgement),
      fc.constantFrom(MODEL, []),
      fc.array(fc.constantFrom('flowing', 'pace', 'word' as const), { maxLength: 2 }),
      (now, before, model, recent) => {
        const praise = choosePraise(now, before, model, recent as never);
        if (!praise) return;
        kinds.add(praise.kind);
        expect(toOutcome(now)).not.toBe('almost');
        expect(hasEvidence(praise.kind, now, before, model), praise.kind).toBe(true);
      },
    ),
    { numRuns: 3000 },
  );
  expect(kinds.size).toBeGreaterThanOrEqual(5);
});
