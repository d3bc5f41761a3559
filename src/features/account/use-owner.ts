'use client';
import { useState } from 'react';
import type { FieldErrors } from '~/forms/form-errors';
import { errorCode } from '~/trpc/error-code';
import { usePasswordNeeded } from './security-hooks';

/** What a form needs that asks for the current password when the login is older than ten minutes. */
export function useOwner() {
  const needed = usePasswordNeeded();
  const [refused, setRefused] = useState(false);
  const asks = needed || refused;
  return {
    /** Whether the field belongs on the form. */
    asks,
    /** Whether the field appeared because a press was refused. */
    asked: refused,
    check: (fields: Record<string, string>): FieldErrors =>
      asks && !fields.currentPassword ? { currentPassword: 'required' } : {},
    /** Sends. A login that grew old meanwhile is no mistake of the person: the field appears.
     *  @returns whether it was done */
    prove: async (send: () => Promise<unknown>): Promise<boolean> => {
      try {
        await send();
        return true;
      } catch (error) {
        if (asks || errorCode(error) !== 'CURRENT_PASSWORD_WRONG') throw error;
        setRefused(true);
        return false;
      }
    },
  };
}
