export const MIN_SPEED = 0.5;
export const MAX_SPEED = 1.5;
/** Step of a click and of the slider. */
export const SPEED_STEP = 0.05;
const MAX_GAP_S = 5;
export const MAX_ROUNDS = 10;

/** Playback settings of a learner: stored on the device, the same in every lesson. */
export interface PlaybackSettings {
  /** Speed, 0.5 … 1.5; the pitch is preserved. */
  speed: number;
  loop: boolean;
  /** Silence between two rounds, seconds; `same`: as long as the played range, as time to repeat it. */
  gap: 'same' | number;
  /** Number of rounds; null: until it is stopped. */
  rounds: number | null;
  showText: boolean;
  showTranslation: boolean;
  /** `voiceURI` of a voice of this device that reads instead of the recordings; null: the recordings. */
  deviceVoice: string | null;
  /** The question of a typed item: its sound, or its Chinese where a learner can neither speak nor listen. */
  typesFrom: 'SOUND' | 'CHINESE';
  /** Whether a pass is marked by a short tone and a touch. */
  tone: boolean;
}

/** Speed of every second "listen". */
export const SLOW_SPEED = 0.75;

export const DEFAULT_PLAYBACK_SETTINGS: PlaybackSettings = {
  speed: 1,
  loop: false,
  gap: 'same',
  rounds: 3,
  showText: true,
  showTranslation: true,
  deviceVoice: null,
  typesFrom: 'SOUND',
  tone: true,
};

const within = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;

/** Validators by setting. By hand: a schema would add its library to every lesson's bundle. */
const VALIDATORS: { [Name in keyof PlaybackSettings]: (value: unknown) => boolean } = {
  speed: (value) => within(value, MIN_SPEED, MAX_SPEED),
  loop: (value) => typeof value === 'boolean',
  gap: (value) => value === 'same' || within(value, 0, MAX_GAP_S),
  rounds: (value) => value === null || (within(value, 1, MAX_ROUNDS) && Number.isInteger(value)),
  showText: (value) => typeof value === 'boolean',
  showTranslation: (value) => typeof value === 'boolean',
  deviceVoice: (value) => value === null || typeof value === 'string',
  typesFrom: (value) => value === 'SOUND' || value === 'CHINESE',
  tone: (value) => typeof value === 'boolean',
};

/** Parses stored settings; missing and invalid ones take their defaults. */
export function parsePlaybackSettings(stored: string | null): PlaybackSettings {
  if (stored === null) return DEFAULT_PLAYBACK_SETTINGS;
  try {
    const valid = Object.entries(JSON.parse(stored) as object).filter(
      ([name, value]) =>
        Object.hasOwn(VALIDATORS, name) && VALIDATORS[name as keyof PlaybackSettings](value),
    );
    return { ...DEFAULT_PLAYBACK_SETTINGS, ...Object.fromEntries(valid) };
  } catch {
    return DEFAULT_PLAYBACK_SETTINGS;
  }
}

/** Changes a speed by some steps, within the limits. */
export function shiftSpeed(speed: number, steps: number): number {
  const shifted = Math.round(speed / SPEED_STEP + steps) * SPEED_STEP;
  return Number(Math.min(MAX_SPEED, Math.max(MIN_SPEED, shifted)).toFixed(2));
}
