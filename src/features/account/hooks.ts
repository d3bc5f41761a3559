'use client';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useCallback } from 'react';
import { clearFormDrafts } from '~/forms/form-draft';
import type { UserView } from '~/schemas/auth';
import { useHydratedQuery } from '~/trpc/prefetched';
import { trpc } from '~/trpc/react';
import { type Session, toSession, UNKNOWN_SESSION } from './session';
import { emitSessionEvent } from './session-events';

const SESSION_KEY = getQueryKey(trpc.auth.me, undefined, 'query');

/** The current session, shared by everything on the page (one batched request). */
export function useSession(): Session {
  return toSession(useHydratedQuery(SESSION_KEY, trpc.auth.me.useQuery()).data);
}

/** The session by a response or a log-in of this tab since a time; unknown before that.
 *  @param since ms
 *  @returns the session, and whether a request for it has failed or waits for the connection */
export function useSessionSince(since: number): { session: Session; isUnavailable: boolean } {
  const query = useHydratedQuery(SESSION_KEY, trpc.auth.me.useQuery());
  const isKnown = query.data !== undefined && query.dataUpdatedAt >= since;
  return {
    session: isKnown ? toSession(query.data) : UNKNOWN_SESSION,
    isUnavailable: !isKnown && (query.failureCount > 0 || query.isPaused),
  };
}

const SESSION_QUERY_KEY = JSON.stringify(SESSION_KEY[0]);

/** All queries except for the session. */
export const otherQueries = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    JSON.stringify(queryKey[0]) !== SESSION_QUERY_KEY,
};

/** Shows a user in this tab, and clears the data of the previous one. */
export function useShowSession(): (user: UserView | null) => void {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  return useCallback(
    (user) => {
      // The response to an earlier request would show the previous session.
      void utils.auth.me.cancel();
      utils.auth.me.setData(undefined, user);
      client.removeQueries({ ...otherQueries, type: 'inactive' });
      // Pending calls were made for the previous account: their results would show its cart here.
      void client.cancelQueries(otherQueries);
      if (user) client.invalidateQueries(otherQueries);
      else utils.cart.invalidate();
    },
    [client, utils],
  );
}

/** Replaces the session by the server's response, in every tab of this browser.
 *  `hasSignedOut`: the user signed out, as opposed to a session that was found ended. */
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

/** The function that refetches the session into the query cache. A session that is found ended is replaced in
 *  every tab. */
export function useRefetchSession(): () => Promise<UserView | null> {
  const { auth } = trpc.useUtils();
  const replaceUser = useReplaceSession();
  return useCallback(async () => {
    const before = auth.me.getData();
    const user = await auth.me.fetch(undefined, { staleTime: 0 });
    if (before && !user) replaceUser(null);
    return user;
  }, [auth, replaceUser]);
}

/** Logs in; the response comes after the browser's cart has been merged.
 *  @param prepare work for the account before the user is shown and the page is left */
export function useSignIn(prepare?: (user: UserView) => Promise<void>) {
  const replaceUser = useReplaceSession();
  return trpc.auth.signIn.useMutation({
    onSuccess: async (user) => {
      await prepare?.(user);
      replaceUser(user);
    },
  });
}

/** Creates an account without logging in. */
export function useSignUp() {
  return trpc.auth.signUp.useMutation();
}

/** Ends the session; the cart starts empty. */
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

export function useRestoreEmail() {
  const replaceUser = useReplaceSession();
  return trpc.auth.restoreEmail.useMutation({ onSuccess: () => replaceUser(null) });
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

/** Uploads an avatar, or removes it by null. @param onProgress gets the uploaded share, 0–1 */
export function useSetAvatar(onProgress?: (share: number) => void) {
  const utils = trpc.useUtils();
  return trpc.profile.setAvatar.useMutation({
    trpc: { context: onProgress && { onProgress } },
    onSuccess: (user) => utils.auth.me.setData(undefined, user),
  });
}

/** Restores the previous avatar. */
export function useUndoAvatar() {
  const utils = trpc.useUtils();
  return trpc.profile.undoAvatar.useMutation({
    onSuccess: (user) => utils.auth.me.setData(undefined, user),
  });
}

/** Whether the e-mail is verified, and the pending new one. */
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

/** A sample word in both accents; null when there is none. */
export function useAccentSample() {
  return trpc.lesson.accentSample.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
}

/** Level, end and history of the membership. */
export function useMembership() {
  return trpc.profile.membership.useQuery();
}
