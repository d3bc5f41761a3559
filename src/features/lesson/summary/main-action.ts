interface Situation {
  /** Whether the ten minutes were over before the unit was. */
  timeOver: boolean;
  /** Number of items that were never tried. */
  left: number;
  /** Whether the unit is a members' one and the membership does not last any more. */
  membershipOver: boolean;
  /** Whether the results are on this device only, and an account would keep them. */
  canSave: boolean;
}

/** The action of the only filled button of a summary: stop until tomorrow, practise the items that are left,
 *  show the plans, sign up, or take the next step. */
export type MainAction = 'tomorrow' | 'continue' | 'plans' | 'signup' | 'next';

/** Chooses the action of the only filled button. */
export function chooseMainAction(situation: Situation): MainAction {
  const { timeOver, left, membershipOver, canSave } = situation;
  if (timeOver) return 'tomorrow';
  if (left > 0) return 'continue';
  if (membershipOver) return 'plans';
  return canSave ? 'signup' : 'next';
}
