import { z } from 'zod';

export const SLOWEST = 0.5;
export const FASTEST = 1.5;
/** What one press or one notch of the slider changes. */
export const SPEED_STEP = 0.05;
export const LONGEST_GAP_S = 5;
export const MOST_ROUNDS = 10;

const listeningSchema = z.object({
  /** 0.5 … 1.5; the pitch stays. */
  speed: z.number().min(SLOWEST).max(FASTEST).catch(1),
  loop: z.boolean().catch(false),
  /** Silence between two rounds, seconds, or as long as what was heard: time to say it. */
  gap: z.union([z.literal('same'), z.number().min(0).max(LONGEST_GAP_S)]).catch('same'),
  /** How often it is heard; null until it is stopped. */
  rounds: z.int().min(1).max(MOST_ROUNDS).nullable().catch(3),
  showText: z.boolean().catch(true),
  showTranslation: z.boolean().catch(true),
});

/** How somebody likes to listen: kept on the device, the same in every lesson. */
export type Listening = z.infer<typeof listeningSchema>;

export const PLAIN_LISTENING: Listening = listeningSchema.parse({});

/** What a device kept, with what it kept wrongly or never kept put right. */
export function parseListening(kept: string | null): Listening {
  if (kept === null) return PLAIN_LISTENING;
  try {
    return listeningSchema.parse(JSON.parse(kept));
  } catch {
    return PLAIN_LISTENING;
  }
}

/** A speed some notches faster or slower, within what still sounds like speech. */
export function shiftSpeed(speed: number, notches: number): number {
  const shifted = Math.round(speed / SPEED_STEP + notches) * SPEED_STEP;
  return Number(Math.min(FASTEST, Math.max(SLOWEST, shifted)).toFixed(2));
}
