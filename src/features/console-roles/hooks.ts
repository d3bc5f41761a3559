'use client';
import { withConfirmation } from '~/console/confirmation';
import type { Role } from '~/domain/role';
import { trpc } from '~/trpc/react';

interface Appointment {
  email: string;
  role: Role;
  reason: string;
}

/** Sets the role of the account of an e-mail, once the password is confirmed.
 *  @returns a mutation whose data is the appointment; null when the operator did not confirm */
export function useSetRole() {
  const utils = trpc.useUtils();
  const setRole = trpc.operator.setRole.useMutation();
  const appoint = async ({ email, role, reason }: Appointment) => {
    const { id } = await utils.operator.account.fetch({ email });
    const input = { id, role, reason: reason || undefined };
    const done = await withConfirmation(() => setRole.mutateAsync(input).then(() => true));
    await utils.operator.console.acts.invalidate();
    return done;
  };
  return { appoint };
}
