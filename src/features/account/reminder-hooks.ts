'use client';
import { trpc } from '~/trpc/react';

/** Mutation that stops the reminders of the account of a mailed link. */
export function useStopReminders() {
  const utils = trpc.useUtils();
  return trpc.reminder.stop.useMutation({ onSuccess: () => utils.settings.invalidate() });
}

/** Mutation that undoes the stop. */
export function useResumeReminders() {
  const utils = trpc.useUtils();
  return trpc.reminder.resume.useMutation({ onSuccess: () => utils.settings.invalidate() });
}
