'use client';
import { useState } from 'react';
import { ActDialog } from '~/console/act-dialog';
import { ActFailure } from '~/console/act-failure';
import { ReasonField } from '~/console/reason-field';
import { useI18n } from '~/i18n/client';
import type { AccountView } from '~/schemas/operator';
import { type AccessAct, useAccessAct } from '../hooks';

interface AccessDialogProps {
  account: AccountView;
  act: AccessAct;
  onClose: () => void;
  onDone: () => void;
}

/** Says what an act on an account's logins does, and asks for the reason. */
export function AccessDialog({ account, act, onClose, onDone }: AccessDialogProps) {
  const t = useI18n();
  const run = useAccessAct(account.id);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const submit = async () => {
    setBusy(true);
    setFailure(null);
    try {
      if (await run(act, reason.trim())) return onDone();
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  const count = account.sessions;
  const effect =
    act === 'enable'
      ? t('consolePeople.access.enable')
      : t(`consolePeople.access.${act}`, { count });
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t(`consolePeople.acts.${act}`)}
      text={effect}
      submit={t(`consolePeople.acts.${act}`)}
      isDangerous={act === 'disable'}
      cancel={t('consolePeople.act.cancel')}
      busy={busy}
      onSubmit={submit}
    >
      <ReasonField
        label={t('consolePeople.act.reason')}
        hint={t('consolePeople.act.reasonLogged')}
        required
        value={reason}
        onChange={setReason}
      />
      <ActFailure error={failure} />
    </ActDialog>
  );
}
