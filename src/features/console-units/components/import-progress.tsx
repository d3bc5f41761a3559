'use client';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { ProgressBar } from '~/components/ui/progress-bar';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n } from '~/i18n/client';
import { errorCode } from '~/trpc/error-code';
import type { FileImport } from '../use-file-import';

interface ImportProgressProps {
  state: FileImport;
  isRunning: boolean;
  onGoOn: () => unknown;
}

/** The progress of an import, or the file at which it stopped and the files that were not imported. */
export function ImportProgress({ state, isRunning, onGoOn }: ImportProgressProps) {
  const t = useI18n();
  const toMessage = useErrorMessage('form');
  const { picked, outcomes, stopped } = state;
  const total = picked.files.length;
  const text = t('consoleUnits.import.progress', { done: outcomes.length, total });
  if (isRunning)
    return (
      <div className="grid gap-2">
        <p className="figures">{text}</p>
        <ProgressBar
          label={t('consoleUnits.import.bar')}
          value={outcomes.length / total}
          valueText={text}
        />
        {total > 1 && <p className="text-sm text-soft">{t('consoleUnits.import.leave')}</p>}
      </div>
    );
  if (!stopped) return null;
  const code = errorCode(stopped.error);
  const left = total - outcomes.length - 1;
  return (
    <div className="grid gap-3">
      <Notice tone="error" title={t('consoleUnits.import.stopped')}>
        {code && code !== 'SERVICE_UNAVAILABLE' && <p>{toMessage(stopped.error)}</p>}
        <p>{t('consoleUnits.import.stoppedAt', { name: stopped.name, left })}</p>
        <p>{t('consoleUnits.import.goesOn')}</p>
      </Notice>
      <Button variant="secondary" onClick={onGoOn} className="justify-self-start">
        {t('consoleUnits.import.goOn')}
      </Button>
    </div>
  );
}
