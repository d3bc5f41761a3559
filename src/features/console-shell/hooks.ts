'use client';
import { trpc } from '~/trpc/react';

/** Confirms the operator's password for the next fifteen minutes. */
export function useConfirmPassword() {
  return trpc.operator.console.confirmPassword.useMutation();
}
