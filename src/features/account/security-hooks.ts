'use client';
import { useMutation } from '@tanstack/react-query';
import type { OwnerInput } from '~/schemas/security';
import { trpc } from '~/trpc/react';
import { RefusedCall } from '~/trpc/refused-call';
import { useReplaceSession } from './hooks';

/** Whether the current password has to be asked for; asks while the answer is not there. */
export function usePasswordNeeded(): boolean {
  const { data } = trpc.security.freshLogin.useQuery(undefined, { staleTime: 0 });
  return data === false;
}

/** The devices that are signed in, this one first. */
export function useDevices() {
  return trpc.security.devices.useQuery();
}

export function useSignOutDevice() {
  const utils = trpc.useUtils();
  return trpc.security.signOutDevice.useMutation({
    onSuccess: () => utils.security.devices.invalidate(),
  });
}

/** Ends the other sessions, or all: then nobody is logged in here any more. */
export function useSignOutEverywhere() {
  const utils = trpc.useUtils();
  const replace = useReplaceSession();
  return trpc.security.signOutEverywhere.useMutation({
    onSuccess: ({ here }) => {
      if (here) replace(null, true);
      else void utils.security.devices.invalidate();
    },
  });
}

/** Saves the file with everything about the account. */
export function useDownloadData() {
  return useMutation({
    mutationFn: async (input: OwnerInput) => {
      const response = await fetch('/api/account/data', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      });
      if (!response.ok) throw new RefusedCall(await response.json().catch(() => ({})));
      const name = /filename="([^"]+)"/.exec(
        response.headers.get('content-disposition') ?? '',
      )?.[1];
      save(await response.blob(), name ?? 'shuoyi-data.json');
    },
  });
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** When the account goes; null when nobody asked for it. */
export function useDeletion() {
  return trpc.security.deletion.useQuery();
}

export function useRequestDeletion() {
  const utils = trpc.useUtils();
  return trpc.security.requestDeletion.useMutation({
    onSuccess: (deletion) => {
      utils.security.deletion.setData(undefined, deletion);
      void utils.security.devices.invalidate();
      void utils.order.invalidate();
    },
  });
}

export function useCancelDeletion() {
  const utils = trpc.useUtils();
  return trpc.security.cancelDeletion.useMutation({
    onSuccess: () => utils.security.deletion.setData(undefined, { dueAt: null }),
  });
}
