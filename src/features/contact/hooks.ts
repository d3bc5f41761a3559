'use client';
import { trpc } from '~/trpc/react';

/** Sends a letter to us. */
export function useSendContactMessage() {
  return trpc.contact.send.useMutation();
}
