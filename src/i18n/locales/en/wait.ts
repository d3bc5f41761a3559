import type { wait as zh } from '../zh/wait';

export const wait = {
  seconds: 'Too many tries. Please try again in {count} seconds.',
  minutes: 'Too many tries. Please try again in {count} min.',
} as const satisfies Record<keyof typeof zh, string>;
