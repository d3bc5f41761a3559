'use client';
import { useDevicePreference } from '~/device/device-preference';
import { LEVELS } from '~/domain/unit-kinds';
import type { VisitorPractice } from '~/schemas/next-step';

const NAME = 'level';

/** The level that a visitor stated on this device, null before that, and its setter. */
export function useStatedLevel(): [
  VisitorPractice['level'],
  (level: VisitorPractice['level']) => void,
] {
  const [stored, store] = useDevicePreference(NAME);
  return [LEVELS.find((level) => level === stored) ?? null, store];
}
