'use client';
import { type FormEvent, type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useI18n } from '~/i18n/client';
import { confirmation } from './confirmation';

interface ActDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: string;
  submit: string;
  /** What cannot be taken back has a red button. */
  isDangerous?: boolean;
  cancel: string;
  busy: boolean;
  onSubmit: () => void;
  /** Fields, whose values the caller keeps: they are away while the password is asked for. */
  children?: ReactNode;
}

/** The dialog before an act: what it does, its fields, and the button. It makes room for the question for the
 *  password, and is back afterwards. */
export function ActDialog(props: ActDialogProps) {
  const { open, onClose, title, text, submit, isDangerous, cancel, busy, onSubmit } = props;
  const t = useI18n();
  const asked = useSyncExternalStore(confirmation.subscribe, confirmation.get, () => null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!busy) onSubmit();
  };
  return (
    <Dialog
      open={open && asked === null}
      onOpenChange={(isOpen) => !isOpen && !busy && onClose()}
      title={title}
      {...(text && { description: text })}
      closeLabel={t('common.close')}
    >
      <form onSubmit={send} className="grid gap-4">
        {props.children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button type="submit" busy={busy} variant={isDangerous ? 'danger' : 'primary'}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
