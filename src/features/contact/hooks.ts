'use client';
import { trpc } from '~/trpc/react';

/** Sends a letter to us. */
export function useSendLetter() {
  return trpc.contact.send.useMutation();
}
