'use client';
import type { DataSort } from '~/components/ui/data-table/types';
import type { TableFilters } from '~/components/ui/data-table/use-table-address';
import type { TimelineKind } from '~/domain/operator/timeline';
import { listPersonsSchema } from '~/schemas/operator-person';
import type { MembershipView } from '~/schemas/profile';
import { trpc } from '~/trpc/react';
import type { MembershipAct, MembershipChange } from './membership-act';

/** The people with the filters of the address; invalid values are left out. */
export function usePersons(filters: TableFilters, { order }: DataSort) {
  const parsed = listPersonsSchema.safeParse({ ...filters, order });
  const { cursor: _, ...input } = parsed.data ?? listPersonsSchema.parse({ order });
  return trpc.operator.people.list.useInfiniteQuery(input, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** A person as the operator's role may see them. */
export function usePerson(id: string) {
  return trpc.operator.console.person.useQuery({ id });
}

/** The preview of an act, computed by the server.
 *  @param days null without input: nothing is fetched */
export function useMembershipPreview(id: string, act: MembershipAct, days: number | null) {
  const isReady = act === 'resume' || days !== null;
  const signed = act === 'takeBack' ? -(days ?? 1) : (days ?? 1);
  const input =
    act === 'resume'
      ? { act, id }
      : { act: act === 'pause' ? ('pause' as const) : ('grant' as const), id, days: signed };
  return trpc.operator.people.preview.useQuery(input, { enabled: isReady, gcTime: 0 });
}

/** Performs an act on a membership.
 *  @returns a function that resolves to the membership afterwards; repeated grants with the same `key` count
 *    once */
export function useMembershipAct(id: string) {
  const utils = trpc.useUtils();
  const grant = trpc.operator.people.grant.useMutation();
  const pause = trpc.operator.people.pause.useMutation();
  const resume = trpc.operator.people.resume.useMutation();
  const send = ({ act, days }: MembershipChange, reason: string, grantKey: string) => {
    if (act === 'pause') return pause.mutateAsync({ id, days, reason });
    if (act === 'resume') return resume.mutateAsync({ id, reason });
    return grant.mutateAsync({ id, days: act === 'takeBack' ? -days : days, reason, grantKey });
  };
  return async (
    change: MembershipChange,
    reason: string,
    grantKey: string,
  ): Promise<MembershipView> => {
    try {
      return await send(change, reason, grantKey);
    } finally {
      await utils.operator.console.person.invalidate({ id });
      await utils.operator.console.acts.invalidate();
    }
  };
}

/** The events of a person, page by page. @param kind undefined: all that the role may see */
export function useTimeline(id: string, kind: TimelineKind | undefined) {
  return trpc.operator.people.timeline.useInfiniteQuery(
    { id, kind },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
}

/** Writes a note on a person. */
export function useAddNote(id: string) {
  const utils = trpc.useUtils();
  return trpc.operator.people.addNote.useMutation({
    onSuccess: () => utils.operator.console.person.invalidate({ id }),
  });
}

export type AccessAct = 'signOut' | 'disable' | 'enable';

/** Signs an account out, disables or enables it. */
export function useAccessAct(id: string) {
  const utils = trpc.useUtils();
  const acts = {
    signOut: trpc.operator.people.signOut.useMutation(),
    disable: trpc.operator.disable.useMutation(),
    enable: trpc.operator.enable.useMutation(),
  };
  return async (act: AccessAct, reason: string): Promise<void> => {
    await acts[act].mutateAsync({ id, reason });
    await utils.operator.console.person.invalidate({ id });
    await utils.operator.console.acts.invalidate();
  };
}
