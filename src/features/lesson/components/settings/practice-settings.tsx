'use client';
import { toast } from 'sonner';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { SelectField } from '~/components/ui/select-field';
import { Skeleton } from '~/components/ui/skeleton';
import { useErrorMessage } from '~/forms/use-error-message';
import { useErrorToast } from '~/forms/use-error-toast';
import { useI18n } from '~/i18n/client';
import { useEditSettings, useLearnerSettings } from '../../settings-hooks';
import { DaySettings } from './day-settings';
import { LeniencyField } from './leniency-field';

const AMOUNTS = [10, 20, 30, 40, 60, 80, 100];

/** Practice settings of a member: leniency, daily reviews, level, minutes and reminder. */
export function PracticeSettings() {
  const t = useI18n();
  const settings = useLearnerSettings();
  const errorMessage = useErrorMessage();
  return (
    <section className="grid gap-4" aria-labelledby="practice-settings">
      <header className="grid gap-3">
        <h2 id="practice-settings" className="border-b-2 border-text pb-2 text-xl">
          <Phrases>{t('lesson.settings.title')}</Phrases>
        </h2>
        <p className="text-soft">
          <Phrases>{t('lesson.settings.lead')}</Phrases>
        </p>
      </header>
      {settings.data ? (
        <div className="grid max-w-page gap-8 md:grid-cols-2">
          <LeniencyField />
          <DailyReviews amount={settings.data.dailyReviews} />
          <DaySettings settings={settings.data} />
        </div>
      ) : settings.isError ? (
        <Notice tone="error">{errorMessage(settings.error)}</Notice>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </section>
  );
}

function DailyReviews({ amount }: { amount: number }) {
  const t = useI18n();
  const showError = useErrorToast();
  const edit = useEditSettings();
  const known = AMOUNTS.includes(amount) ? AMOUNTS : [...AMOUNTS, amount].sort((a, b) => a - b);
  return (
    <SelectField
      name="dailyReviews"
      label={t('lesson.settings.dailyReviews')}
      hint={t('lesson.settings.dailyReviewsHint')}
      value={String(edit.isPending ? edit.variables.dailyReviews : amount)}
      onChange={({ target }) =>
        edit.mutate(
          { dailyReviews: Number(target.value) },
          {
            onSuccess: () => toast(t('lesson.settings.saved')),
            onError: (error) => showError(error),
          },
        )
      }
      options={known.map((amount) => ({ value: String(amount), label: String(amount) }))}
      className="max-w-form content-start"
    />
  );
}
