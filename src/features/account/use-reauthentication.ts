'use client';
import { useState } from 'react';
import type { FieldErrors } from '~/forms/form-errors';
import { errorCode } from '~/trpc/error-code';
import { useNeedsPassword } from './security-hooks';

/** Fields and checks of a form that requires the current password when the login is older than ten
 *  minutes. */
export function useReauthentication() {
  const needed = useNeedsPassword();
  const [wasRejected, setWasRejected] = useState(false);
  const isNeeded = needed || wasRejected;
  return {
    /** Whether the field is shown. */
    isNeeded,
    /** Whether the field appeared because a submit was rejected. */
    autoFocus: wasRejected,
    check: (fields: Record<string, string>): FieldErrors =>
      isNeeded && !fields.currentPassword ? { currentPassword: 'required' } : {},
    /** Sends the form. A login that has become too old meanwhile is no error of the user: the field appears.
     *  @returns whether it was sent */
    submit: async (send: () => Promise<unknown>): Promise<boolean> => {
      try {
        await send();
        return true;
      } catch (error) {
        if (isNeeded || errorCode(error) !== 'CURRENT_PASSWORD_WRONG') throw error;
        setWasRejected(true);
        return false;
      }
    },
  };
}
