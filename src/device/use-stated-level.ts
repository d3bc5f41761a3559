'use client';
import { LEVELS } from '~/domain/unit-kinds';
import type { VisitorPractice } from '~/schemas/next-step';
import { useDevicePreference } from './device-preference';

const NAME = 'level';

/** The level that a visitor stated on this device, null before that, and its setter. */
export function useStatedLevel(): [
  VisitorPractice['level'],
  (level: VisitorPractice['level']) => void,
] {
  const [stored, store] = useDevicePreference(NAME);
  return [LEVELS.find((level) => level === stored) ?? null, store];
}
