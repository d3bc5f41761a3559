'use client';
import { useDeferredValue, useState } from 'react';
import { TextField } from '~/components/ui/text-field';
import { ActDialog } from '~/console/act-dialog';
import { ReasonField } from '~/console/reason-field';
import { useActForm } from '~/console/use-act-form';
import { useI18n } from '~/i18n/client';
import { MAX_GRANT_DAYS, MAX_PAUSE_DAYS } from '~/schemas/membership';
import type { MembershipView } from '~/schemas/profile';
import { useMembershipAct } from '../hooks';
import type { MembershipAct, MembershipChange } from '../membership-act';
import { MembershipEffect } from './membership-effect';

interface MembershipActDialogProps {
  id: string;
  act: MembershipAct;
  onClose: () => void;
  onDone: (change: MembershipChange, state: MembershipView) => void;
}

/** The dialog for the days and the reason of an act on a membership, with a preview of the resulting end. */
export function MembershipActDialog({ id, act, onClose, onDone }: MembershipActDialogProps) {
  const t = useI18n();
  const run = useMembershipAct(id);
  const [grantKey] = useState(() => crypto.randomUUID());
  const form = useActForm({
    act: `${act} ${id}`,
    fields: { days: '', reason: '' },
    run: async ({ days, reason }) => {
      const change = { act, days: Number(days) };
      return { change, state: await run(change, reason.trim(), grantKey) };
    },
    onDone: ({ change, state }) => onDone(change, state),
    onClose,
  });
  const max = act === 'pause' ? MAX_PAUSE_DAYS : MAX_GRANT_DAYS;
  const entered = toDays(useDeferredValue(form.fields.days), max);
  return (
    <ActDialog
      form={form}
      title={t(`consolePeople.acts.${act}`)}
      submit={t(`consolePeople.acts.${act}`)}
      cancel={t('consolePeople.act.cancel')}
    >
      {act !== 'resume' && (
        <TextField
          label={t('consolePeople.act.days')}
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          step={1}
          required
          {...form.field('days')}
        />
      )}
      <MembershipEffect id={id} act={act} days={entered} />
      <ReasonField
        label={t('consolePeople.act.reason')}
        hint={t(`consolePeople.act.${act === 'resume' ? 'reasonLogged' : 'reasonShown'}`)}
        required
        maxLength={200}
        {...form.reason('reason')}
      />
    </ActDialog>
  );
}

function toDays(text: string, max: number): number | null {
  const days = Number(text);
  return Number.isInteger(days) && days >= 1 && days <= max ? days : null;
}
