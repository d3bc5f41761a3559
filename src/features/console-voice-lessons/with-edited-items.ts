import type { VoiceItem } from './item-values';

/** An item whose form is open, as it was at opening, and its place. */
export interface EditedItem {
  item: VoiceItem;
  /** Place in the list, from 0. */
  at: number;
}

/** The items of a part, with deleted ones that are still being edited in their former places. */
export function withEditedItems(
  items: readonly VoiceItem[],
  edited: readonly EditedItem[],
): EditedItem[] {
  const shown = items.map((item, at) => ({ item, at }));
  const isThere = new Set(items.map(({ id }) => id));
  return edited
    .filter(({ item }) => !isThere.has(item.id))
    .sort((one, other) => one.at - other.at)
    .reduce((list, gone) => list.toSpliced(Math.min(gone.at, list.length), 0, gone), shown);
}
