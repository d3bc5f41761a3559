'use client';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { SelectField } from '~/components/ui/select-field';
import type { GoalKind } from '~/domain/memory/weekly-goal';
import { useEditSettings } from '~/features/lesson/hooks';
import { useI18n } from '~/i18n/client';
import { errorCode } from '~/trpc/error-code';

const AMOUNTS = { DAYS: [1, 2, 3, 4, 5, 6, 7], MINUTES: [5, 10, 15, 20, 30, 45, 60] } as const;
const USUAL = { DAYS: 4, MINUTES: 15 } as const;

interface Props {
  goal: { kind: GoalKind; amount: number };
  onDone: () => void;
}

/** What a week should hold: so many days, or so many minutes spoken. */
export function GoalForm({ goal, onDone }: Props) {
  const t = useI18n();
  const [kind, setKind] = useState(goal.kind);
  const [amount, setAmount] = useState(goal.amount);
  const edit = useEditSettings();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    edit.mutate(
      { goal: { kind, amount } },
      {
        onSuccess: () => {
          toast(t('memory.week.saved'));
          onDone();
        },
        onError: (error) => toast.error(t(`errors.${errorCode(error) ?? 'INTERNAL'}`)),
      },
    );
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <SelectField
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
        label={kind === 'DAYS' ? t('memory.week.amountDays') : t('memory.week.amountMinutes')}
        value={String(amount)}
        onChange={({ target }) => setAmount(Number(target.value))}
        options={AMOUNTS[kind].map((one) => ({ value: String(one), label: String(one) }))}
      />
      <Button type="submit" size="sm" className="justify-self-start" disabled={edit.isPending}>
        {t('memory.week.save')}
      </Button>
    </form>
  );
}
