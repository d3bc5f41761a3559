'use client';
import { trpc } from '~/trpc/react';

/** Sends a message of the contact form. */
export function useSendContactMessage() {
  return trpc.contact.send.useMutation();
}
