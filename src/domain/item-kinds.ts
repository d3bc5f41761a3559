/** Kinds of the items of a unit. */
export const ITEM_KINDS = ['WORD', 'SENTENCE'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** The field of a unit's content, or of a draft, with the items of a kind. */
export const ITEM_LISTS = {
  WORD: 'words',
  SENTENCE: 'sentences',
} as const satisfies Record<ItemKind, string>;

/** The field of an item in its unit: `words.3`.
 *  @param position within its kind, from 1 */
export const itemField = (kind: ItemKind, position: number): string =>
  `${ITEM_LISTS[kind]}.${position}`;

/** Kinds of items that an editor chooses for a draft, as named in calls and candidates. */
export const CANDIDATE_KINDS = ['word', 'sentence'] as const;
export type CandidateKind = (typeof CANDIDATE_KINDS)[number];
