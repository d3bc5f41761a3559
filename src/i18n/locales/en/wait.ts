import type { wait as zh } from '../zh/wait';

export const wait = {
  seconds: 'Too many attempts. Please try again in {count} seconds.',
  minutes: 'Too many attempts. Please try again in {count} min.',
} as const satisfies Record<keyof typeof zh, string>;
