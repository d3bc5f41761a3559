'use client';
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useI18n } from '~/i18n/client';
import { ActFailure } from './act-failure';
import { confirmation } from './confirmation';
import type { useActForm } from './use-act-form';

/** The part of an act's form that the dialog needs. */
type FormOfAct = Pick<
  ReturnType<typeof useActForm<object, unknown>>,
  'act' | 'busy' | 'tries' | 'failure' | 'send' | 'close'
>;

interface ActDialogProps {
  form: FormOfAct;
  title: string;
  text?: string;
  submit: string;
  /** Whether the act cannot be undone; its button is red. */
  isDangerous?: boolean;
  /** Whether the act is impossible with the present fields; the dialog gives the reason. */
  isBlocked?: boolean;
  cancel: string;
  /** Title of the reason when the act was refused. */
  failed?: string;
  /** Fields of the form: they are hidden while the password is requested. */
  children?: ReactNode;
}

/** The dialog before an act: what it does, its fields, and the button. It is hidden while the password is
 *  requested. A refused act keeps it open, with the reason below the fields. */
export function ActDialog(props: ActDialogProps) {
  const { form, title, text, submit, isDangerous, isBlocked, cancel, failed, children } = props;
  const { act, busy, tries, failure, send, close } = form;
  const t = useI18n();
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const asked = useSyncExternalStore(confirmation.subscribe, confirmation.get, () => null);
  useEffect(() => {
    if (tries > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the form of a portal is inside the form that opened it.
    event.stopPropagation();
    if (!isBlocked) void send();
  };
  return (
    <Dialog
      open={act !== null && asked === null}
      onOpenChange={(isOpen) => !isOpen && !busy && close()}
      title={title}
      {...(text && { description: text })}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={busy}>
            {cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            busy={busy}
            disabled={isBlocked}
            variant={isDangerous ? 'danger' : 'primary'}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form ref={ref} id={id} onSubmit={submitForm} className="grid gap-4">
        {children}
        <ActFailure error={failure} {...(failed && { title: failed })} />
      </form>
    </Dialog>
  );
}
