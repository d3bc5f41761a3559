import { isAccepted } from './clearest-clip';
import type { UnitClip } from './unit-clips';

/** Identifies the text and the accent of a clip. */
export type OfText = Pick<UnitClip, 'kind' | 'position' | 'part' | 'accent'>;

export const isSameText = (one: OfText, other: OfText): boolean =>
  one.kind === other.kind &&
  one.position === other.position &&
  one.part === other.part &&
  one.accent === other.accent;

/** Adds a clip. For each text only accepted clips are kept if there are any, without duplicates. */
export function addClip(clips: UnitClip[], made: UnitClip): void {
  const sameText = clips.filter((other) => isSameText(other, made));
  const others = sameText.filter(({ clip }) => clip.source !== made.clip.source);
  if (isAccepted(made.clip)) {
    for (const other of others.filter(({ clip }) => !isAccepted(clip)))
      clips.splice(clips.indexOf(other), 1);
    if (others.length === sameText.length) clips.push(made);
  } else if (!others.some(({ clip }) => isAccepted(clip))) clips.push(made);
}
