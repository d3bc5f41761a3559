'use client';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useRefusal } from '~/forms/use-refusal';
import { useI18n } from '~/i18n/client';

interface Props {
  children: ReactNode;
  /** The accessible name, where the words alone do not tell what is meant. */
  label?: string;
  question: string;
  consequence: string;
  /** What is shown when it is done. */
  done: string;
  act: () => Promise<unknown>;
}

/** Signs out, after asking: it cannot be taken back from here. */
export function AskButton({ children, label, question, consequence, done, act }: Props) {
  const t = useI18n();
  const refusal = useRefusal();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await act();
      toast.success(done);
    } catch (error) {
      toast.warning(t('security.devices.notDone'), { description: refusal(error) });
    }
    setBusy(false);
    setAsking(false);
  }

  return (
    <>
      <Button size="sm" look="secondary" aria-label={label} onClick={() => setAsking(true)}>
        {children}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={question}
        description={consequence}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t('security.devices.keep')}
            </Button>
            <Button look="danger" busy={busy} onClick={confirm}>
              {children}
            </Button>
          </>
        }
      />
    </>
  );
}
