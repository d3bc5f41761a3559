import { PROBLEM_KINDS, type ProblemKind, type Problems } from './problem';

/** A problem of a field, for a screen in any language. */
export interface FieldProblem {
  field: string;
  kind: ProblemKind;
  /** The word, sign or number of the problem; '' if the kind needs none. */
  detail: string;
}

export const fieldProblems = (problems: Problems): FieldProblem[] =>
  Object.entries(problems).map(([field, { kind, detail }]) => ({ field, kind, detail }));

/** The problems of a run of clips as its row stores them: field → kind and detail. They stay texts, which servers of
 *  an earlier release can read beside this one. */
export const toStoredProblems = (problems: Problems): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, { kind, detail }]) => [field, `${kind} ${detail}`]),
  );

/** Reads stored problems. The English sentence that an earlier release has stored is the detail of `other`. */
export const fromStoredProblems = (stored: Readonly<Record<string, string>>): FieldProblem[] =>
  Object.entries(stored).map(([field, text]) => {
    const kind = PROBLEM_KINDS.find((one) => text.startsWith(`${one} `));
    return kind
      ? { field, kind, detail: text.slice(kind.length + 1) }
      : { field, kind: 'other', detail: text };
  });
