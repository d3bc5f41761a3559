'use client';
import { toast } from 'sonner';
import { Phrases } from '~/components/ui/phrases';
import { RadioGroup } from '~/components/ui/radio-group';
import { LENIENCIES } from '~/domain/speech/leniencies';
import { useErrorToast } from '~/forms/use-error-toast';
import { useI18n } from '~/i18n/client';
import { useLeniency } from '../../use-leniency';

/** Field for the leniency of the scorer; saved in the account or on the device. */
export function LeniencyField() {
  const t = useI18n();
  const showError = useErrorToast();
  const { leniency, choose } = useLeniency();
  return (
    <div className="grid gap-2">
      <RadioGroup
        label={t('lesson.settings.leniency')}
        value={leniency}
        onChange={(chosen) =>
          choose(chosen).then(
            () => toast(t('lesson.settings.saved')),
            (error) => showError(error),
          )
        }
        options={LENIENCIES.map((option) => ({
          value: option,
          label: t(`lesson.settings.name.${option}`),
          hint: t(`lesson.settings.about.${option}`),
        }))}
      />
      <p className="text-sm text-soft">
        <Phrases>{t('lesson.settings.effect')}</Phrases>
      </p>
    </div>
  );
}
