import type { VoiceChange, VoiceDraftContent, VoicePart } from '~/schemas/voice-draft';
import { ServiceError } from '~/server/errors';

interface Item {
  id: string;
}

type Part = readonly Item[];

/** A lesson after one change.
 *  @throws ServiceError CONTENT_NOT_FOUND (no such item to remove) | CONTENT_REMOVED (the changed item is gone) |
 *    CONTENT_CHANGED (the order has changed) */
export function applyVoiceChange(
  content: VoiceDraftContent,
  change: VoiceChange,
): VoiceDraftContent {
  if (change.kind === 'texts') return { ...content, ...change.texts };
  const items: Part = content[change.part];
  return { ...content, [change.part]: changedItems(items, change) } as VoiceDraftContent;
}

function changedItems(items: Part, change: Exclude<VoiceChange, { kind: 'texts' }>): Part {
  switch (change.kind) {
    case 'put':
      return putItem(items, change.item, change.at);
    case 'remove': {
      const others = items.filter(({ id }) => id !== change.itemId);
      if (others.length === items.length) throw new ServiceError('CONTENT_NOT_FOUND');
      return others;
    }
    case 'order':
      return orderedItems(items, change);
  }
}

/** An existing item keeps its position, and the fields that the form does not have. An item that a colleague has
 *  removed is restored only if it is added, with a position. */
function putItem(items: Part, item: Item, at: number | undefined): Part {
  if (items.some(({ id }) => id === item.id))
    return items.map((known) => (known.id === item.id ? { ...known, ...item } : known));
  if (at === undefined) throw new ServiceError('CONTENT_REMOVED');
  return items.toSpliced(Math.min(at, items.length), 0, item);
}

function orderedItems(
  items: Part,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Part {
  const now = items.map(({ id }) => id).join();
  const isSameSet = [...before].sort().join() === [...after].sort().join();
  if (now === after.join()) return items;
  if (now !== before.join() || !isSameSet) throw new ServiceError('CONTENT_CHANGED');
  return after.map((id) => items.find((item) => item.id === id)!);
}

/** Whether a change cannot conflict with a colleague's changes, because it adds an item, or changes an order and
 *  names the one that was read. */
export function standsByItself(content: VoiceDraftContent, change: VoiceChange): boolean {
  if (change.kind === 'order') return true;
  if (change.kind !== 'put' || change.at === undefined) return false;
  const items: Part = content[change.part as VoicePart];
  return items.every(({ id }) => id !== change.item.id);
}
