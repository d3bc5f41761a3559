'use client';
import { trpc } from '~/trpc/react';

/** Mutation that stops the reminders of the account that a mailed link names. */
export function useStopReminders() {
  const utils = trpc.useUtils();
  return trpc.reminder.stop.useMutation({ onSuccess: () => utils.settings.invalidate() });
}

/** Mutation that undoes the stop. */
export function useResumeReminders() {
  const utils = trpc.useUtils();
  return trpc.reminder.resume.useMutation({ onSuccess: () => utils.settings.invalidate() });
}
