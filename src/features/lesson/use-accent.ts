'use client';
import { useState } from 'react';
import { useDevicePreference } from '~/device/device-preference';
import type { Accent } from '~/domain/speech/accent';
import { useSession } from '~/features/account/hooks';

export interface AccentPreference {
  accent: Accent;
  /** Sets the accent: a member's choice applies until the page is left, a visitor's is stored on the device. */
  choose: (accent: Accent) => void;
  /** Whether the chosen accent differs from the profile's, so that it can be saved there. */
  differs: boolean;
}

/** The accent of the model's voice: the profile's, until another is chosen. */
export function useAccent(): AccentPreference {
  const { user } = useSession();
  const [chosen, setChosen] = useState<Accent | null>(null);
  const [stored, store] = useDevicePreference('accent');
  const own = user ? user.pronunciation : stored === 'GB' ? 'GB' : 'US';
  const accent = (user && chosen) ?? own;
  return {
    accent,
    choose: (to) => (user ? setChosen(to) : store(to)),
    differs: accent !== own,
  };
}
