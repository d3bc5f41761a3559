'use client';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useHasUnsavedWork } from '~/console/unsaved-work';
import { useUnsavedChangesGuard } from '~/forms/use-unsaved-changes-guard';
import { useI18n } from '~/i18n/client';

/** The dialog before a link of the page loses what was typed, whichever form it was typed into. */
export function LeaveDialog() {
  const t = useI18n();
  const { target, stay, leave } = useUnsavedChangesGuard(useHasUnsavedWork());
  return (
    <Dialog
      open={target !== null}
      onOpenChange={(open) => !open && stay()}
      title={t('consoleShell.leave.title')}
      description={t('consoleShell.leave.text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="quiet" onClick={leave}>
            {t('consoleShell.leave.leave')}
          </Button>
          <Button onClick={stay}>{t('consoleShell.leave.stay')}</Button>
        </>
      }
    />
  );
}
