'use client';
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
  /** Texts for another effect than the publication of a draft. */
  texts?: { title: string; text: string };
  requiresReason?: boolean;
  plan: (input: PublicationHour & { reason: string }) => Promise<unknown>;
}

/** Plans a publication at a full hour in Taipei. */
export function PlanDialog(props: PlanDialogProps) {
  const { isPlanned, disabled = false, texts, requiresReason = false, plan } = props;
  const t = useScopedI18n('consoleContent.plan');
  const today = taipeiDay(new Date());
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
      fields={{ day: addDaysToDay(today, 1), hour: MORNING, reason: '' }}
      run={({ day, hour, reason }) => plan({ day, hour: Number(hour), reason })}
    >
      {(form) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField type="date" label={t('day')} required min={today} {...form.field('day')} />
            <SelectField label={t('hour')} options={HOURS} {...form.field('hour')} />
          </div>
          <ReasonField
            label={t('reason')}
            hint={t('reasonHint')}
            required={requiresReason}
            {...form.reason('reason')}
          />
        </>
      )}
    </ActButton>
  );
}
