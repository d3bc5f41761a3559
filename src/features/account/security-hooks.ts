'use client';
import { useMutation } from '@tanstack/react-query';
import type { ReauthenticationInput } from '~/schemas/security';
import { ApiCallError } from '~/trpc/api-call-error';
import { fetchAgain } from '~/trpc/fetch-again';
import { trpc } from '~/trpc/react';
import { useReplaceSession } from './hooks';

/** Whether re-authentication is required; false until the response. */
export function useNeedsPassword(): boolean {
  const { data } = trpc.security.recentlyAuthenticated.useQuery(undefined, { staleTime: 0 });
  return data === false;
}

/** The signed-in devices, this one first. */
export function useDevices() {
  return trpc.security.devices.useQuery();
}

export function useSignOutDevice() {
  const utils = trpc.useUtils();
  return trpc.security.signOutDevice.useMutation({
    onSuccess: () => utils.security.devices.invalidate(),
  });
}

/** Ends the other sessions, or all: then the user is signed out here, too. */
export function useSignOutEverywhere() {
  const utils = trpc.useUtils();
  const replaceUser = useReplaceSession();
  return trpc.security.signOutEverywhere.useMutation({
    onSuccess: ({ here }) => {
      if (here) replaceUser(null, true);
      else void utils.security.devices.invalidate();
    },
  });
}

/** Downloads the file with all data of the account. */
export function useDownloadData() {
  return useMutation({
    mutationFn: async (input: ReauthenticationInput) => {
      const response = await fetchAgain()('/api/account/data', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      });
      if (!response.ok) throw new ApiCallError(await response.json().catch(() => ({})));
      const name = /filename="([^"]+)"/.exec(
        response.headers.get('content-disposition') ?? '',
      )?.[1];
      saveFile(await response.blob(), name ?? 'shuoyi-data.json');
    },
  });
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The due date of the account's deletion; null without a request. */
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
    onSuccess: () =>
      utils.security.deletion.setData(undefined, (before) => before && { ...before, dueAt: null }),
  });
}
