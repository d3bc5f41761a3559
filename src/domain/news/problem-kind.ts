/** Kinds of problems of a field of a draft, for each of which screens have a sentence. */
export const PROBLEM_KINDS = [
  'empty',
  'noChinese',
  'twice',
  'noExample',
  'unspeakable',
  'licence',
  'pieceGone',
  'slugTaken',
  'unclear',
  'unspoken',
  'other',
] as const;
type ProblemKind = (typeof PROBLEM_KINDS)[number];

const PATTERNS: readonly (readonly [RegExp, ProblemKind])[] = [
  [/^is empty$/, 'empty'],
  [/^is empty, and no sentence shows the word$/, 'noExample'],
  [/^holds no Chinese$/, 'noChinese'],
  [/^is there twice$/, 'twice'],
  [/^cannot be spoken: /, 'unspeakable'],
  [/^comes from a piece that may not be published: /, 'licence'],
  [/^comes from a piece that is not there any more$/, 'pieceGone'],
  [/^belongs to another unit$/, 'slugTaken'],
  [/^sounds unclear in every /, 'unclear'],
  [/^could not be made: /, 'unspoken'],
];

/** A problem of a field, for a screen in any language. */
export interface FieldProblem {
  /** As in an editor's file: `headline.zh`, `words.3.meaning`. */
  field: string;
  kind: ProblemKind;
  /** The word or sign of the problem; '' if the kind needs none. */
  detail: string;
}

/** Converts problems, in the form that commands print, to kinds by field.
 *  @param missing field → problem, as the end of an English sentence */
export function fieldProblems(missing: Readonly<Record<string, string>>): FieldProblem[] {
  return Object.entries(missing).map(([field, text]) => {
    const kind = PATTERNS.find(([pattern]) => pattern.test(text))?.[1] ?? 'other';
    return { field, kind, detail: toDetail(kind, text) };
  });
}

function toDetail(kind: ProblemKind, text: string): string {
  if (kind === 'other') return text;
  if (kind === 'unclear') return /\((\d+) of 100\)/.exec(text)?.[1] ?? '';
  if (kind === 'unspoken') return text.slice(text.indexOf(': ') + 2);
  return kind === 'unspeakable' ? (/“([^“”]*)”/.exec(text)?.[1] ?? '') : '';
}
