'use client';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useCallback } from 'react';
import { forgetDrafts } from '~/forms/kept-draft';
import type { UserView } from '~/schemas/auth';
import { trpc } from '~/trpc/react';
import { tellOtherTabs } from './session-news';

/** Who uses this browser. `unknown` until the first answer: public pages are the same for everybody. */
export type Session =
  | { status: 'unknown'; user: null }
  | { status: 'visitor'; user: null }
  | { status: 'user'; user: UserView };

/** Who is logged in here, shared by everything on the page (one request, batched). */
export function useSession(): Session {
  return sessionOf(trpc.auth.me.useQuery().data);
}

/** Who is logged in, asked anew where it is used: what leads away on it must not believe an answer from
 *  before, which would lead back and forth once the session has ended elsewhere.
 *  `unheard`: no answer came, or none can come without a connection. */
export function useFreshSession(): Session & { unheard: boolean } {
  const { data, isFetchedAfterMount, isError, isPaused } = trpc.auth.me.useQuery(undefined, {
    refetchOnMount: 'always',
  });
  const session = sessionOf(isFetchedAfterMount ? data : undefined);
  return { ...session, unheard: session.status === 'unknown' && (isError || isPaused) };
}

function sessionOf(user: UserView | null | undefined): Session {
  if (user === undefined) return { status: 'unknown', user: null };
  return user === null ? { status: 'visitor', user } : { status: 'user', user };
}

const [ME] = getQueryKey(trpc.auth.me, undefined, 'query');
const ofSession = JSON.stringify(ME);

/** Everything that was asked but who is here. */
export const otherQueries = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    JSON.stringify(queryKey[0]) !== ofSession,
};

/** Shows in this tab who is here, and forgets what belonged to whoever was. */
export function useShowSession(): (user: UserView | null) => void {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  return useCallback(
    (user) => {
      utils.auth.me.setData(undefined, user);
      client.removeQueries({ ...otherQueries, type: 'inactive' });
      // Calls on the way were made for the account before: their results would show its cart here.
      void client.cancelQueries(otherQueries);
      if (user) client.invalidateQueries(otherQueries);
      else utils.cart.invalidate();
    },
    [client, utils],
  );
}

/** Replaces the session by what the server answered, in every tab of this browser.
 *  `left`: because somebody logged out, not because the session was found ended. */
export function useReplaceSession(): (user: UserView | null, left?: boolean) => void {
  const show = useShowSession();
  return useCallback(
    (user, left = false) => {
      show(user);
      tellOtherTabs({ email: user?.email ?? null, left });
    },
    [show],
  );
}

/** Logs in; the cart of this browser has been merged when it answers. */
export function useLogin() {
  const replace = useReplaceSession();
  return trpc.auth.login.useMutation({ onSuccess: (user) => replace(user) });
}

/** Makes an account; it does not log in. */
export function useSignup() {
  return trpc.auth.signup.useMutation();
}

/** Ends the session; the cart starts anew. */
export function useLogout() {
  const replace = useReplaceSession();
  return trpc.auth.logout.useMutation({
    onSuccess: () => {
      forgetDrafts();
      replace(null, true);
    },
  });
}

export function useForgotPassword() {
  return trpc.auth.forgotPassword.useMutation();
}

export function useResetPassword() {
  const replace = useReplaceSession();
  return trpc.auth.resetPassword.useMutation({ onSuccess: () => replace(null) });
}

export function useVerifyEmail() {
  const utils = trpc.useUtils();
  return trpc.auth.verifyEmail.useMutation({ onSuccess: () => utils.auth.me.invalidate() });
}

export function useResendVerification() {
  const utils = trpc.useUtils();
  return trpc.auth.resendVerification.useMutation({
    onSettled: () => utils.profile.emailProof.invalidate(),
  });
}

export function useEditProfile() {
  const utils = trpc.useUtils();
  return trpc.profile.edit.useMutation({
    onSuccess: (user) => {
      utils.auth.me.setData(undefined, user);
      return utils.profile.emailProof.invalidate();
    },
  });
}

/** Sends a picture, or null to take it away. @param onProgress told how much of it has left, 0–1 */
export function useSetAvatar(onProgress?: (share: number) => void) {
  const utils = trpc.useUtils();
  return trpc.profile.setAvatar.useMutation({
    trpc: { context: onProgress && { onProgress } },
    onSuccess: (user) => utils.auth.me.setData(undefined, user),
  });
}

/** Brings back the picture before. */
export function useUndoAvatar() {
  const utils = trpc.useUtils();
  return trpc.profile.undoAvatar.useMutation({
    onSuccess: (user) => utils.auth.me.setData(undefined, user),
  });
}

/** Whether the address is proved, and which new one waits. */
export function useEmailProof() {
  return trpc.profile.emailProof.useQuery();
}

export function useCancelEmailChange() {
  const utils = trpc.useUtils();
  return trpc.profile.cancelEmailChange.useMutation({
    onSuccess: (proof) => utils.profile.emailProof.setData(undefined, proof),
  });
}

export function useChangePassword() {
  const utils = trpc.useUtils();
  return trpc.profile.changePassword.useMutation({
    onSuccess: (user) => utils.auth.me.setData(undefined, user),
  });
}

/** One word in both accents; null when there is none. */
export function useAccentSample() {
  return trpc.lesson.accentSample.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
}

/** Level, end and member history. */
export function useMembership() {
  return trpc.profile.membership.useQuery();
}
