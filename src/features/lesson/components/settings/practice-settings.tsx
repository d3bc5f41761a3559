'use client';
import { toast } from 'sonner';
import { Notice } from '~/components/ui/notice';
import { SelectField } from '~/components/ui/select-field';
import { Skeleton } from '~/components/ui/skeleton';
import { useErrorMessage } from '~/forms/use-error-message';
import { useErrorToast } from '~/forms/use-error-toast';
import { useScopedI18n } from '~/i18n/client';
import { useEditSettings, useLearnerSettings } from '../../settings-hooks';
import { DaySettings } from './day-settings';
import { LeniencyField } from './leniency-field';

const AMOUNTS = [10, 20, 30, 40, 60, 80, 100];

/** Practice settings of a member: leniency, daily reviews, level, minutes and reminder. */
export function PracticeSettings() {
  const settings = useLearnerSettings();
  const errorMessage = useErrorMessage();
  if (settings.isError) return <Notice tone="error">{errorMessage(settings.error)}</Notice>;
  if (!settings.data) return <Skeleton className="h-96 w-full" />;
  return (
    <div className="grid gap-8">
      <LeniencyField />
      <DaySettings settings={settings.data} />
      <DailyReviews amount={settings.data.dailyReviews} />
    </div>
  );
}

function DailyReviews({ amount }: { amount: number }) {
  const t = useScopedI18n('lesson.settings');
  const showError = useErrorToast();
  const edit = useEditSettings();
  const known = AMOUNTS.includes(amount) ? AMOUNTS : [...AMOUNTS, amount].sort((a, b) => a - b);
  return (
    <SelectField
      name="dailyReviews"
      label={t('dailyReviews')}
      hint={t('dailyReviewsHint')}
      value={String(edit.isPending ? edit.variables.dailyReviews : amount)}
      onChange={({ target }) =>
        edit.mutate(
          { dailyReviews: Number(target.value) },
          {
            onSuccess: () => toast(t('saved')),
            onError: (error) => showError(error),
          },
        )
      }
      options={known.map((amount) => ({ value: String(amount), label: String(amount) }))}
      className="max-w-form content-start"
    />
  );
}
