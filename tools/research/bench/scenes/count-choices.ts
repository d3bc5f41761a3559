/** The choices of a group of trials, such as those of a voice. */
export interface Choices {
  /** Trials in which a reply was said, and those of them in which it was chosen. */
  said: number;
  right: number;
  /** Those in which another reply was chosen. */
  wrong: number;
  /** Trials in which none was said, and those of them in which none was chosen. */
  other: number;
  none: number;
}

const NO_CHOICES: Choices = { said: 0, right: 0, wrong: 0, other: 0, none: 0 };

export interface Choice {
  /** Groups that it counts in. */
  groups: readonly string[];
  wanted: number | null;
  chosen: number | null;
}

/** Counts choices by group. */
export function countChoices(choices: readonly Choice[]): Record<string, Choices> {
  const counts = new Map<string, Choices>();
  for (const { groups, wanted, chosen } of choices)
    for (const group of groups) {
      const before = counts.get(group) ?? NO_CHOICES;
      const isSaid = wanted !== null;
      counts.set(group, {
        said: before.said + Number(isSaid),
        right: before.right + Number(isSaid && chosen === wanted),
        wrong: before.wrong + Number(isSaid && chosen !== null && chosen !== wanted),
        other: before.other + Number(!isSaid),
        none: before.none + Number(!isSaid && chosen === null),
      });
    }
  return Object.fromEntries(counts);
}
