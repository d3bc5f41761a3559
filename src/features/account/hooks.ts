'use client';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useCallback } from 'react';
import { clearFormDrafts } from '~/forms/form-draft';
import type { UserView } from '~/schemas/auth';
import { trpc } from '~/trpc/react';
import { emitSessionEvent } from './session-events';

/** Who uses this browser. `unknown` until the first answer: public pages are the same for everybody. */
export type Session =
  | { status: 'unknown'; user: null }
  | { status: 'visitor'; user: null }
  | { status: 'user'; user: UserView };

/** Who is logged in here, shared by everything on the page (one request, batched). */
export function useSession(): Session {
  return toSession(trpc.auth.me.useQuery().data);
}

/** Who is logged in, asked anew where it is used: what leads away on it must not believe an answer from
 *  before, which would lead back and forth once the session has ended elsewhere.
 *  `unheard`: no answer came, or none can come without a connection. */
export function useRevalidatedSession(): Session & { isUnavailable: boolean } {
  const { data, isFetchedAfterMount, isError, isPaused } = trpc.auth.me.useQuery(undefined, {
    refetchOnMount: 'always',
  });
  const session = toSession(isFetchedAfterMount ? data : undefined);
  return { ...session, isUnavailable: session.status === 'unknown' && (isError || isPaused) };
}

function toSession(user: UserView | null | undefined): Session {
  if (user === undefined) return { status: 'unknown', user: null };
  return user === null ? { status: 'visitor', user } : { status: 'user', user };
}

const [ME] = getQueryKey(trpc.auth.me, undefined, 'query');
const SESSION_QUERY_KEY = JSON.stringify(ME);

/** Everything that was asked but who is here. */
export const otherQueries = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    JSON.stringify(queryKey[0]) !== SESSION_QUERY_KEY,
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
export function useReplaceSession(): (user: UserView | null, hasSignedOut?: boolean) => void {
  const showUser = useShowSession();
  return useCallback(
    (user, hasSignedOut = false) => {
      showUser(user);
      emitSessionEvent({ email: user?.email ?? null, hasSignedOut });
    },
    [showUser],
  );
}

/** Logs in; the cart of this browser has been merged when it answers. */
export function useSignIn() {
  const replaceUser = useReplaceSession();
  return trpc.auth.signIn.useMutation({ onSuccess: (user) => replaceUser(user) });
}

/** Makes an account; it does not log in. */
export function useSignUp() {
  return trpc.auth.signUp.useMutation();
}

/** Ends the session; the cart starts anew. */
export function useSignOut() {
  const replaceUser = useReplaceSession();
  return trpc.auth.signOut.useMutation({
    onSuccess: () => {
      clearFormDrafts();
      replaceUser(null, true);
    },
  });
}

export function useForgotPassword() {
  return trpc.auth.forgotPassword.useMutation();
}

export function useResetPassword() {
  const replaceUser = useReplaceSession();
  return trpc.auth.resetPassword.useMutation({ onSuccess: () => replaceUser(null) });
}

export function useVerifyEmail() {
  const utils = trpc.useUtils();
  return trpc.auth.verifyEmail.useMutation({ onSuccess: () => utils.auth.me.invalidate() });
}

export function useResendVerification() {
  const utils = trpc.useUtils();
  return trpc.auth.resendVerification.useMutation({
    onSettled: () => utils.profile.emailVerification.invalidate(),
  });
}

export function useEditProfile() {
  const utils = trpc.useUtils();
  return trpc.profile.edit.useMutation({
    onSuccess: (user) => {
      utils.auth.me.setData(undefined, user);
      return utils.profile.emailVerification.invalidate();
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
export function useEmailVerification() {
  return trpc.profile.emailVerification.useQuery();
}

export function useCancelEmailChange() {
  const utils = trpc.useUtils();
  return trpc.profile.cancelEmailChange.useMutation({
    onSuccess: (verification) => utils.profile.emailVerification.setData(undefined, verification),
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
