'use client';
import { useState } from 'react';
import { SelectField } from '~/components/ui/select-field';
import { TextField } from '~/components/ui/text-field';
import { ActButton } from '~/console/act-button';
import { ReasonField } from '~/console/reason-field';
import { addDaysToDay, taipeiDay } from '~/domain/day';
import { useI18n } from '~/i18n/client';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { usePublication } from '../hooks';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
const MORNING = '9';

/** Has a draft published at an hour. */
export function PlanDialog({ draft, disabled }: { draft: OperatorDraft; disabled: boolean }) {
  const t = useI18n();
  const { plan } = usePublication();
  const [reason, setReason] = useState('');
  const [day, setDay] = useState('');
  const [hour, setHour] = useState(MORNING);
  const { id, version } = draft;
  return (
    <ActButton
      label={t(draft.planned ? 'consoleUnits.plan.change' : 'consoleUnits.plan.open')}
      variant="secondary"
      disabled={disabled}
      title={t('consoleUnits.plan.title')}
      text={t('consoleUnits.plan.text')}
      submit={t('consoleUnits.plan.submit')}
      cancel={t('consoleUnits.publish.cancel')}
      failed={t('consoleUnits.publish.failed')}
      onOpen={() => setDay(addDaysToDay(taipeiDay(new Date()), 1))}
      run={() => plan.mutateAsync({ id, version, day, hour: Number(hour), reason })}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          name="day"
          label={t('consoleUnits.plan.day')}
          required
          min={taipeiDay(new Date())}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <SelectField
          name="hour"
          label={t('consoleUnits.plan.hour')}
          options={HOURS}
          value={hour}
          onChange={(event) => setHour(event.currentTarget.value)}
        />
      </div>
      <ReasonField
        label={t('consoleUnits.withdraw.reason')}
        hint={t('consoleUnits.withdraw.reasonHint')}
        value={reason}
        onChange={setReason}
      />
    </ActButton>
  );
}
