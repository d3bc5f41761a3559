import { useMemo } from 'react';
import { type Day, dateToDay, taipeiDay } from '~/domain/day';
import { nextRound, ROUNDS, type Round } from '~/domain/scene/scene-session';
import {
  devicePreference,
  devicePreferenceNames,
  saveDevicePreference,
  useDevicePreference,
} from './device-preference';

/** How far somebody is in a scene, on this device. */
export interface SceneProgress {
  /** The round to begin with. */
  round: Round;
  /** Keys of the endings that were reached. */
  endings: readonly string[];
  /** Day in Taipei of the latest ending; null before it. */
  endedOn: Day | null;
}

const NOTHING: SceneProgress = { round: 'shown', endings: [], endedOn: null };
const MAX_ENDINGS = 12;

const SLUG = /^(?!.{41})[a-z0-9]+(-[a-z0-9]+)*$/;
const PREFIX = 'scene.';
const nameOf = (slug: string): string => PREFIX + slug;

/** The progress that is stored in a text; none for a text that was not written by this product. It is checked by hand,
 *  because the front page reads it, too, which loads no schemas for it. */
export function parseProgress(stored: string | null): SceneProgress {
  if (stored === null) return NOTHING;
  try {
    const progress: unknown = { ...NOTHING, ...JSON.parse(stored) };
    return isProgress(progress) ? progress : NOTHING;
  } catch {
    return NOTHING;
  }
}

function isProgress(value: unknown): value is SceneProgress {
  const { round, endings, endedOn } = value as Record<keyof SceneProgress, unknown>;
  return (
    ROUNDS.some((one) => one === round) &&
    Array.isArray(endings) &&
    endings.length <= MAX_ENDINGS &&
    endings.every((ending) => typeof ending === 'string') &&
    (endedOn === null || isDay(endedOn))
  );
}

const isDay = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  dateToDay(new Date(value)) === value;

/** Progress after an ending: the next round, one more ending, and its day. */
export function withEnding(
  before: SceneProgress,
  { round, ending, today }: { round: Round; ending: string; today: Day },
): SceneProgress {
  const isLater = ROUNDS.indexOf(round) >= ROUNDS.indexOf(before.round);
  return {
    round: isLater ? (nextRound(round) ?? round) : before.round,
    endings: before.endings.includes(ending) ? before.endings : [...before.endings, ending],
    endedOn: today,
  };
}

/** Stores an ending on this device. */
export function saveEnding(slug: string, round: Round, ending: string): void {
  const before = parseProgress(devicePreference(nameOf(slug)));
  const after = withEnding(before, { round, ending, today: taipeiDay(new Date()) });
  saveDevicePreference(nameOf(slug), JSON.stringify(after));
}

/** A scene that was brought to an ending on this device, as a plan of a day asks for it. */
interface EndedScene {
  slug: string;
  round: Round;
  endedOn: Day;
}

/** The scenes that were brought to an ending on this device, the latest first. */
export function endedScenes(): EndedScene[] {
  return devicePreferenceNames(PREFIX)
    .flatMap((name): EndedScene[] => {
      const { round, endedOn } = parseProgress(devicePreference(name));
      const slug = name.slice(PREFIX.length);
      return endedOn !== null && SLUG.test(slug) ? [{ slug, round, endedOn }] : [];
    })
    .sort((a, b) => b.endedOn.localeCompare(a.endedOn) || a.slug.localeCompare(b.slug));
}

/** The progress on this device. Endings that a scene has no longer do not count.
 *  @param endings keys of those that it has */
export function useSceneProgress(slug: string, endings: readonly string[]): SceneProgress {
  const [stored] = useDevicePreference(nameOf(slug));
  return useMemo(() => {
    const { round, endedOn, ...progress } = parseProgress(stored);
    return {
      round,
      endings: progress.endings.filter((ending) => endings.includes(ending)),
      endedOn,
    };
  }, [stored, endings]);
}
