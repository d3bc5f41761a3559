import type { OwnGrade, RenderingHint } from '~/domain/scored-attempt';
import type { AttemptInput } from '~/schemas/lesson';

/** What became of a sentence of a passage: scored; judged by the learner, and then without a score; left open, as the
 *  scorer could not tell it; or skipped (null). */
export type Rendered =
  | { kind: 'scored'; passed: boolean; score: number; hint: RenderingHint | null }
  | { kind: 'own'; grade: OwnGrade; hint: RenderingHint | null }
  | { kind: 'open' }
  | null;

/** What became of a sentence by its last attempt. */
export function toRendered({ passed, score, hint, ownGrade }: AttemptInput): Rendered {
  const lookedUp = hint ?? null;
  return ownGrade
    ? { kind: 'own', grade: ownGrade, hint: lookedUp }
    : { kind: 'scored', passed, score, hint: lookedUp };
}
