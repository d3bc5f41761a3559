export const SLOWEST = 0.5;
export const FASTEST = 1.5;
/** What one press or one notch of the slider changes. */
export const SPEED_STEP = 0.05;
export const LONGEST_GAP_S = 5;
export const MOST_ROUNDS = 10;

/** How somebody likes to listen: kept on the device, the same in every lesson. */
export interface Listening {
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

export const PLAIN_LISTENING: Listening = {
  speed: 1,
  loop: false,
  gap: 'same',
  rounds: 3,
  showText: true,
  showTranslation: true,
};

const within = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** Whether each part is what it may be. By hand: a schema would bring its library to every lesson. */
const FITS: { [Part in keyof Listening]: (value: unknown) => boolean } = {
  speed: (value) => within(value, SLOWEST, FASTEST),
  loop: (value) => typeof value === 'boolean',
  gap: (value) => value === 'same' || within(value, 0, LONGEST_GAP_S),
  rounds: (value) => value === null || (within(value, 1, MOST_ROUNDS) && Number.isInteger(value)),
  showText: (value) => typeof value === 'boolean',
  showTranslation: (value) => typeof value === 'boolean',
};

/** What a device kept, with what it kept wrongly or never kept put right. */
export function parseListening(kept: string | null): Listening {
  if (kept === null) return PLAIN_LISTENING;
  try {
    const parts = Object.entries(JSON.parse(kept) as object).filter(
      ([part, value]) => Object.hasOwn(FITS, part) && FITS[part as keyof Listening](value),
    );
    return { ...PLAIN_LISTENING, ...Object.fromEntries(parts) };
  } catch {
    return PLAIN_LISTENING;
  }
}

/** A speed some notches faster or slower, within what still sounds like speech. */
export function shiftSpeed(speed: number, notches: number): number {
  const shifted = Math.round(speed / SPEED_STEP + notches) * SPEED_STEP;
  return Number(Math.min(FASTEST, Math.max(SLOWEST, shifted)).toFixed(2));
}
