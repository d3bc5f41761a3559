'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { useDevicePreference } from '~/device/device-preference';
import { useEditProfile, useSession } from '~/features/account/hooks';
import { useErrorToast } from '~/forms/use-error-toast';
import { useI18n } from '~/i18n/client';

type Accent = 'US' | 'GB';

export interface AccentPreference {
  accent: Accent;
  /** Sets the accent: a member's choice applies until the page is left, a visitor's is stored on the device. */
  choose: (accent: Accent) => void;
  /** Whether the chosen accent differs from the profile's, so that it can be saved there. */
  differs: boolean;
  /** Saves the choice in the profile. */
  remember: () => void;
}

/** The accent of the model's voice: the profile's, until another is chosen. */
export function useAccent(): AccentPreference {
  const t = useI18n();
  const showError = useErrorToast();
  const { user } = useSession();
  const [chosen, setChosen] = useState<Accent | null>(null);
  const [stored, store] = useDevicePreference('accent');
  const edit = useEditProfile();
  const own = user ? user.pronunciation : stored === 'GB' ? 'GB' : 'US';
  const accent = (user && chosen) ?? own;
  return {
    accent,
    choose: (to) => (user ? setChosen(to) : store(to)),
    differs: accent !== own,
    remember: () =>
      edit.mutate(
        { pronunciation: accent },
        {
          onSuccess: () => toast(t('listening.accentRemembered')),
          onError: (error) => showError(error),
        },
      ),
  };
}
