'use client';
import { REASON } from '~/console/act-button';
import { ActDialog } from '~/console/act-dialog';
import { ReasonField } from '~/console/reason-field';
import { useActForm } from '~/console/use-act-form';
import { useI18n } from '~/i18n/client';
import type { AccountView } from '~/schemas/operator';
import { type AccessAct, useAccessAct } from '../hooks';

interface AccessDialogProps {
  account: AccountView;
  /** The act to do; null for none. */
  act: AccessAct | null;
  onClose: () => void;
}

const DONE = { signOut: 'signedOut', disable: 'disabled', enable: 'enabled' } as const;

/** The dialog with the effects of an act on an account's logins, and the field for the reason. */
export function AccessDialog({ account, act: chosen, onClose }: AccessDialogProps) {
  const t = useI18n();
  const run = useAccessAct(account.id);
  const act = chosen ?? 'enable';
  const form = useActForm({
    act: chosen && `${chosen} ${account.id}`,
    fields: REASON,
    run: ({ reason }) => run(act, reason.trim()),
    done: t(`consolePeople.access.${DONE[act]}`),
    onClose,
  });
  const count = account.sessions;
  const effect =
    act === 'enable'
      ? t('consolePeople.access.enable')
      : t(`consolePeople.access.${act}`, { count });
  return (
    <ActDialog
      form={form}
      title={t(`consolePeople.acts.${act}`)}
      text={effect}
      submit={t(`consolePeople.acts.${act}`)}
      isDangerous={act === 'disable'}
      cancel={t('consolePeople.act.cancel')}
    >
      <ReasonField
        label={t('consolePeople.act.reason')}
        hint={t('consolePeople.act.reasonLogged')}
        required
        {...form.reason('reason')}
      />
    </ActDialog>
  );
}
