import type { Praise } from './lesson-praise';

/** The alternatives against which praise is measured: the last utterance of the same item, the model's recording, the
 *  pauses between words, the words that could have been said instead, the schedule of memory, or a goal that was set. */
export const EVIDENCE = ['lastTime', 'model', 'pauses', 'competitors', 'memory', 'goal'] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** The evidence of each kind of praise after an utterance; `choosePraise` gives none without it. */
export const PRAISE_EVIDENCE: Readonly<Record<Praise['kind'], Evidence>> = {
  better: 'lastTime',
  betterAll: 'lastTime',
  faster: 'lastTime',
  fewerPauses: 'lastTime',
  flowing: 'pauses',
  pace: 'model',
  word: 'competitors',
};

/** A text that praises, by its key: the evidence for it, and the only file that shows it. */
interface PraiseText {
  evidence: Evidence;
  file: string;
}

const FEEDBACK_FILE = 'src/features/lesson/components/result/use-feedback-text.ts';

/** All texts that praise what was said. A test reads the locale files, and refuses a text of praise that is not listed
 *  and one that another file shows. */
export const PRAISE_TEXTS: ReadonlyMap<string, PraiseText> = new Map([
  ...Object.entries(PRAISE_EVIDENCE).map(([kind, evidence]): [string, PraiseText] => [
    `lesson.praise.${kind}`,
    { evidence, file: FEEDBACK_FILE },
  ]),
  [
    'lesson.summary.well',
    { evidence: 'competitors', file: 'src/features/lesson/summary/summary-details.tsx' },
  ],
]);
