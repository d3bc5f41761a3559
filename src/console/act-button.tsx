'use client';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '~/components/ui/button';
import { ActDialog } from './act-dialog';
import { ActNotice } from './act-notice';
import { useAct } from './use-act';

interface ActButtonProps
  extends Pick<ComponentProps<typeof ActDialog>, 'title' | 'text' | 'submit' | 'cancel'> {
  label: string;
  variant?: ComponentProps<typeof Button>['variant'];
  disabled?: boolean;
  /** What cannot be taken back has a red button. */
  isDangerous?: boolean;
  /** Title of the notice when the act failed. */
  failed: string;
  onOpen?: () => void;
  run: () => Promise<unknown>;
  /** Fields of the dialog. */
  children?: ReactNode;
}

/** A button whose act is asked about first. That it is done shows on the page; that it failed is said above it. */
export function ActButton(props: ActButtonProps) {
  const { label, variant, disabled, isDangerous, failed, onOpen, run, children, ...dialog } = props;
  const act = useAct();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    onOpen?.();
    setIsOpen(true);
  };
  const submit = async () => {
    await act.run(run);
    setIsOpen(false);
  };
  return (
    <>
      <ActNotice outcome={act.outcome} failed={failed} />
      <Button variant={variant} disabled={disabled} onClick={open}>
        {label}
      </Button>
      <ActDialog
        {...dialog}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        isDangerous={isDangerous}
        busy={act.busy}
        onSubmit={submit}
      >
        {children}
      </ActDialog>
    </>
  );
}
