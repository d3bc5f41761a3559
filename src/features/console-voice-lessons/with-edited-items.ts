import type { VoiceItem } from './item-values';

/** An item whose form is open, as it was then, and its place. */
export interface EditedItem {
  item: VoiceItem;
  /** Place in the list, from 0. */
  at: number;
}

/** The items of a part, and those that are being edited and gone by now, each where it was. */
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
