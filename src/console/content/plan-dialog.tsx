'use client';
import { useState } from 'react';
import { SelectField } from '~/components/ui/select-field';
import { TextField } from '~/components/ui/text-field';
import { ActButton } from '~/console/act-button';
import { ReasonField } from '~/console/reason-field';
import { addDaysToDay, taipeiDay } from '~/domain/day';
import { useScopedI18n } from '~/i18n/client';
import type { PublicationHour } from '~/schemas/planned-publication';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
const MORNING = '9';

interface PlanDialogProps {
  /** Whether an hour is set already. */
  isPlanned: boolean;
  disabled?: boolean;
  /** What happens at the hour, where it is no publication of a draft. */
  texts?: { title: string; text: string };
  requiresReason?: boolean;
  plan: (input: PublicationHour & { reason: string }) => Promise<unknown>;
}

/** Has something published at a full hour in Taipei. */
export function PlanDialog(props: PlanDialogProps) {
  const { isPlanned, disabled = false, texts, requiresReason = false, plan } = props;
  const t = useScopedI18n('consoleContent.plan');
  const [reason, setReason] = useState('');
  const [day, setDay] = useState('');
  const [hour, setHour] = useState(MORNING);
  return (
    <ActButton
      label={t(isPlanned ? 'change' : 'open')}
      variant="secondary"
      disabled={disabled}
      title={texts?.title ?? t('title')}
      text={texts?.text ?? t('text')}
      submit={t('submit')}
      cancel={t('cancel')}
      failed={t('notDone')}
      onOpen={() => setDay(addDaysToDay(taipeiDay(new Date()), 1))}
      run={() => plan({ day, hour: Number(hour), reason })}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          name="day"
          label={t('day')}
          required
          min={taipeiDay(new Date())}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <SelectField
          name="hour"
          label={t('hour')}
          options={HOURS}
          value={hour}
          onChange={(event) => setHour(event.currentTarget.value)}
        />
      </div>
      <ReasonField
        label={t('reason')}
        hint={t('reasonHint')}
        required={requiresReason}
        value={reason}
        onChange={setReason}
      />
    </ActButton>
  );
}
