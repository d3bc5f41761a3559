export const GOAL_KINDS = ['DAYS', 'MINUTES'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

export interface WeeklyGoal {
  kind: GoalKind;
  /** Days (1–7) or minutes spoken a week. */
  amount: number;
}

/** The progress of a week, in the goal's own unit: days with practice, or whole minutes spoken.
 *  @param week the week's practice days */
export function goalProgress(
  goal: WeeklyGoal,
  week: readonly { attempts: number; spokenMs: number }[],
): { done: number; share: number; met: boolean } {
  const practised = week.filter(({ attempts }) => attempts > 0).length;
  const spoken = week.reduce((sum, { spokenMs }) => sum + spokenMs, 0);
  const done = goal.kind === 'DAYS' ? practised : Math.floor(spoken / 60_000);
  return { done, share: Math.min(1, done / goal.amount), met: done >= goal.amount };
}
