export const MIN_SPEED = 0.5;
export const MAX_SPEED = 1.5;
/** What one press or one notch of the slider changes. */
export const SPEED_STEP = 0.05;
export const MAX_GAP_S = 5;
export const MAX_ROUNDS = 10;

/** How somebody likes to listen: kept on the device, the same in every lesson. */
export interface PlaybackSettings {
  /** 0.5 … 1.5; the pitch stays. */
  speed: number;
  loop: boolean;
  /** Silence between two rounds, seconds, or as long as what was heard: time to say it. */
  gap: 'same' | number;
  /** How often it is heard; null until it is stopped. */
  rounds: number | null;
  showText: boolean;
  showTranslation: boolean;
}

export const DEFAULT_PLAYBACK_SETTINGS: PlaybackSettings = {
  speed: 1,
  loop: false,
  gap: 'same',
  rounds: 3,
  showText: true,
  showTranslation: true,
};

const within = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;

/** Whether each part is what it may be. By hand: a schema would bring its library to every lesson. */
const VALIDATORS: { [Part in keyof PlaybackSettings]: (value: unknown) => boolean } = {
  speed: (value) => within(value, MIN_SPEED, MAX_SPEED),
  loop: (value) => typeof value === 'boolean',
  gap: (value) => value === 'same' || within(value, 0, MAX_GAP_S),
  rounds: (value) => value === null || (within(value, 1, MAX_ROUNDS) && Number.isInteger(value)),
  showText: (value) => typeof value === 'boolean',
  showTranslation: (value) => typeof value === 'boolean',
};

/** What a device kept, with what it kept wrongly or never kept put right. */
export function parsePlaybackSettings(stored: string | null): PlaybackSettings {
  if (stored === null) return DEFAULT_PLAYBACK_SETTINGS;
  try {
    const parts = Object.entries(JSON.parse(stored) as object).filter(
      ([part, value]) =>
        Object.hasOwn(VALIDATORS, part) && VALIDATORS[part as keyof PlaybackSettings](value),
    );
    return { ...DEFAULT_PLAYBACK_SETTINGS, ...Object.fromEntries(parts) };
  } catch {
    return DEFAULT_PLAYBACK_SETTINGS;
  }
}

/** A speed some notches faster or slower, within what still sounds like speech. */
export function shiftSpeed(speed: number, notches: number): number {
  const shifted = Math.round(speed / SPEED_STEP + notches) * SPEED_STEP;
  return Number(Math.min(MAX_SPEED, Math.max(MIN_SPEED, shifted)).toFixed(2));
}
