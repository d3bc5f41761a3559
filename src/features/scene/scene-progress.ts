import { useMemo } from 'react';
import { z } from 'zod';
import {
  devicePreference,
  saveDevicePreference,
  useDevicePreference,
} from '~/device/device-preference';
import { nextRound, ROUNDS, type Round } from '~/domain/scene/scene-session';

/** How far somebody is in a scene, on this device. */
export interface SceneProgress {
  /** The round to begin with. */
  round: Round;
  /** Keys of the endings that were reached. */
  endings: readonly string[];
}

const NOTHING: SceneProgress = { round: 'shown', endings: [] };

const storedSchema = z.object({
  round: z.enum(ROUNDS),
  endings: z.array(z.string().max(40)).max(12),
});

const nameOf = (slug: string): string => `scene.${slug}`;

/** The progress that is stored in a text; none for a text that was not written by this product. */
export function parseProgress(stored: string | null): SceneProgress {
  if (stored === null) return NOTHING;
  try {
    return storedSchema.parse(JSON.parse(stored));
  } catch {
    return NOTHING;
  }
}

/** Progress after an ending: the next round, and one more ending. */
export function withEnding(before: SceneProgress, round: Round, ending: string): SceneProgress {
  const isLater = ROUNDS.indexOf(round) >= ROUNDS.indexOf(before.round);
  return {
    round: isLater ? (nextRound(round) ?? round) : before.round,
    endings: before.endings.includes(ending) ? before.endings : [...before.endings, ending],
  };
}

/** Stores an ending on this device. */
export function saveEnding(slug: string, round: Round, ending: string): void {
  const before = parseProgress(devicePreference(nameOf(slug)));
  saveDevicePreference(nameOf(slug), JSON.stringify(withEnding(before, round, ending)));
}

/** The progress on this device. Endings that a scene has no longer do not count.
 *  @param endings keys of those that it has */
export function useSceneProgress(slug: string, endings: readonly string[]): SceneProgress {
  const [stored] = useDevicePreference(nameOf(slug));
  return useMemo(() => {
    const progress = parseProgress(stored);
    return {
      round: progress.round,
      endings: progress.endings.filter((ending) => endings.includes(ending)),
    };
  }, [stored, endings]);
}
