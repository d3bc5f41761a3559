'use client';
import { trpc } from '~/trpc/react';

/** The operator who uses the console. */
export function useSelf() {
  return trpc.operator.console.self.useQuery();
}

/** Confirms the operator's password for the next fifteen minutes. */
export function useConfirmPassword() {
  const utils = trpc.useUtils();
  return trpc.operator.console.confirmPassword.useMutation({
    onSuccess: () => utils.operator.console.self.invalidate(),
  });
}
