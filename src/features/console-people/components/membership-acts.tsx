'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { useFocusFallback } from '~/components/ui/use-focus-fallback';
import { ActFailure } from '~/console/act-failure';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import { useI18n } from '~/i18n/client';
import type { MembershipView } from '~/schemas/profile';
import { useMembershipAct } from '../hooks';
import { inverseOf, type MembershipAct, type MembershipChange } from '../membership-act';
import { useMembershipText } from '../use-membership-text';
import { MembershipActDialog } from './membership-act-dialog';

interface MembershipActsProps {
  id: string;
  role: Role;
  membership: MembershipView;
}

/** An act that was just done, with its inverse. */
interface Done {
  state: MembershipView;
  inverse: MembershipChange | null;
  /** Key of the inverse, so that two presses count once. */
  undoKey: string;
  isUndone: boolean;
}

/** The acts of the role on a membership, and the undo of the last one. */
export function MembershipActs({ id, role, membership }: MembershipActsProps) {
  const t = useI18n();
  const [open, setOpen] = useState<MembershipAct | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const acts = listActs(role, membership);
  // The undo button disappears when pressed.
  const container = useFocusFallback<HTMLDivElement>(`${done?.undoKey} ${done?.isUndone}`);
  if (acts.length === 0) return null;
  const onDone = (change: MembershipChange, state: MembershipView) => {
    setOpen(null);
    const inverse = inverseOf(change, membership, state, new Date());
    setDone({ state, inverse, undoKey: crypto.randomUUID(), isUndone: false });
  };
  return (
    <div ref={container} className="grid gap-4">
      {done && (
        <DoneNotice
          key={done.undoKey}
          id={id}
          done={done}
          onUndone={(state) => setDone({ ...done, state, inverse: null, isUndone: true })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {acts.map((act) => (
          <Button key={act} variant="secondary" size="sm" onClick={() => setOpen(act)}>
            {t(`consolePeople.acts.${act}`)}
          </Button>
        ))}
      </div>
      {open && (
        <MembershipActDialog id={id} act={open} onClose={() => setOpen(null)} onDone={onDone} />
      )}
    </div>
  );
}

function listActs(role: Role, { expiresAt, paused }: MembershipView): MembershipAct[] {
  const acts: MembershipAct[] = [];
  if (hasPermission(role, 'membership.grant')) {
    acts.push('grant');
    if (expiresAt || paused) acts.push('takeBack');
  }
  if (hasPermission(role, 'membership.pause')) {
    if (paused) acts.push('resume');
    else if (expiresAt) acts.push('pause');
  }
  return acts;
}

interface DoneNoticeProps {
  id: string;
  done: Done;
  onUndone: (state: MembershipView) => void;
}

function DoneNotice({
  id,
  done: { state, inverse, undoKey, isUndone },
  onUndone,
}: DoneNoticeProps) {
  const t = useI18n();
  const membershipText = useMembershipText();
  const run = useMembershipAct(id);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const undo = async (change: MembershipChange) => {
    setBusy(true);
    setFailure(null);
    try {
      onUndone(await run(change, t('consolePeople.act.undoReason'), undoKey));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const stateText = { state: membershipText(state) };
  return (
    <div className="grid gap-3">
      <Notice tone="good">
        <p>{t(isUndone ? 'consolePeople.act.undone' : 'consolePeople.act.done', stateText)}</p>
        {inverse && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            busy={busy}
            onClick={() => undo(inverse)}
          >
            <UndoText {...inverse} />
          </Button>
        )}
      </Notice>
      <ActFailure error={failure} />
    </div>
  );
}

/** Names the inverse act, not the one that it undoes. */
function UndoText({ act, days: count }: MembershipChange) {
  const t = useI18n();
  switch (act) {
    case 'takeBack':
      return t('consolePeople.act.undoGrant', { count });
    case 'grant':
      return t('consolePeople.act.undoTakeBack', { count });
    case 'resume':
      return t('consolePeople.act.undoPause');
    case 'pause':
      return t('consolePeople.act.undoResume', { count });
  }
}
