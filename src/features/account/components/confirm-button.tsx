'use client';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useFailureToast } from '~/forms/use-failure-toast';
import { useI18n } from '~/i18n/client';

interface Props {
  children: ReactNode;
  /** The accessible name, where the text alone is ambiguous. */
  label?: string;
  question: string;
  consequence: string;
  /** Text of the success toast. */
  done: string;
  onConfirm: () => Promise<unknown>;
}

/** A button for a sign-out that asks first: it cannot be undone from here. */
export function ConfirmButton({ children, label, question, consequence, done, onConfirm }: Props) {
  const t = useI18n();
  const showFailure = useFailureToast();
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
      toast.success(done);
    } catch (error) {
      showFailure(t('security.devices.notDone'), error);
    }
    setBusy(false);
    setIsOpen(false);
  }

  return (
    <>
      <Button size="sm" variant="secondary" aria-label={label} onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={question}
        description={consequence}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              {t('security.devices.keep')}
            </Button>
            <Button variant="danger" busy={busy} onClick={confirm}>
              {children}
            </Button>
          </>
        }
      />
    </>
  );
}
