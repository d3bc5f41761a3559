'use client';
import { useState } from 'react';
import type { FieldErrors } from '~/forms/form-errors';
import { errorCode } from '~/trpc/error-code';
import { useNeedsPassword } from './security-hooks';

/** What a form needs that asks for the current password when the login is older than ten minutes. */
export function useReauthentication() {
  const needed = useNeedsPassword();
  const [isRefused, setIsRefused] = useState(false);
  const isNeeded = needed || isRefused;
  return {
    /** Whether the field belongs on the form. */
    asks: isNeeded,
    /** Whether the field appeared because a press was refused. */
    autoFocus: isRefused,
    check: (fields: Record<string, string>): FieldErrors =>
      isNeeded && !fields.currentPassword ? { currentPassword: 'required' } : {},
    /** Sends. A login that grew old meanwhile is no mistake of the person: the field appears.
     *  @returns whether it was done */
    submit: async (send: () => Promise<unknown>): Promise<boolean> => {
      try {
        await send();
        return true;
      } catch (error) {
        if (isNeeded || errorCode(error) !== 'CURRENT_PASSWORD_WRONG') throw error;
        setIsRefused(true);
        return false;
      }
    },
  };
}
