'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { FormErrorSummary } from '~/components/ui/form-error-summary';
import { SelectField } from '~/components/ui/select-field';
import { SubmitButton } from '~/components/ui/submit-button';
import type { GoalKind } from '~/domain/spaced-repetition/weekly-goal';
import { useEditSettings } from '~/features/lesson/settings-hooks';
import { useForm } from '~/forms/use-form';
import { useI18n } from '~/i18n/client';

const AMOUNTS = { DAYS: [1, 2, 3, 4, 5, 6, 7], MINUTES: [5, 10, 15, 20, 30, 45, 60] } as const;
const USUAL = { DAYS: 4, MINUTES: 15 } as const;

interface Props {
  goal: { kind: GoalKind; amount: number };
  onDone: () => void;
}

/** Form for the weekly goal: a number of days, or of minutes spoken. */
export function GoalForm({ goal, onDone }: Props) {
  const t = useI18n();
  const [kind, setKind] = useState(goal.kind);
  const [amount, setAmount] = useState(goal.amount);
  const edit = useEditSettings();
  const { form, field, submit, errorSummary } = useForm({
    failure: t('memory.week.notSaved'),
    check: () => ({}),
    send: async () => {
      await edit.mutateAsync({ goal: { kind, amount } });
      toast(t('memory.week.saved'));
      onDone();
    },
  });
  return (
    <form {...form} className="grid gap-3">
      <FormErrorSummary {...errorSummary} />
      <SelectField
        {...field('kind')}
        label={t('memory.week.kind')}
        value={kind}
        onChange={({ target }) => {
          const chosen = target.value as GoalKind;
          setKind(chosen);
          setAmount(chosen === goal.kind ? goal.amount : USUAL[chosen]);
        }}
        options={[
          { value: 'DAYS', label: t('memory.week.kindDays') },
          { value: 'MINUTES', label: t('memory.week.kindMinutes') },
        ]}
      />
      <SelectField
        {...field('amount')}
        label={kind === 'DAYS' ? t('memory.week.amountDays') : t('memory.week.amountMinutes')}
        value={String(amount)}
        onChange={({ target }) => setAmount(Number(target.value))}
        options={AMOUNTS[kind].map((option) => ({ value: String(option), label: String(option) }))}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton {...submit} size="sm">
          {t('memory.week.save')}
        </SubmitButton>
        <Button variant="quiet" size="sm" onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
