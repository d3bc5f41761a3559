'use client';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '~/components/ui/button';
import { ActDialog } from './act-dialog';
import { useActForm } from './use-act-form';

/** The fields of an act that needs only the reason. */
export const REASON = { reason: '' };

type ActFormOf<Fields extends object> = ReturnType<typeof useActForm<Fields, unknown>>;

interface ActButtonProps<Fields extends object>
  extends Pick<ComponentProps<typeof ActDialog>, 'title' | 'text' | 'submit' | 'cancel'> {
  label: string;
  variant?: ComponentProps<typeof Button>['variant'];
  disabled?: boolean;
  /** Whether the act cannot be undone; its button is red. */
  isDangerous?: boolean;
  /** Title of the reason when the act was refused. */
  failed: string;
  /** The fields before anything is typed; none for a mere question. */
  fields?: Fields;
  run: (fields: Fields) => Promise<unknown>;
  /** Fields of the dialog. */
  children?: (form: ActFormOf<Fields>) => ReactNode;
}

/** A button with a confirmation before its act. The page shows the success; the dialog shows a failure. */
export function ActButton<Fields extends object = object>(props: ActButtonProps<Fields>) {
  const { label, variant, disabled, fields, run, children, ...dialog } = props;
  const [isOpen, setIsOpen] = useState(false);
  const form = useActForm<Fields, unknown>({
    act: isOpen ? 'open' : null,
    fields: fields ?? ({} as Fields),
    run,
    onClose: () => setIsOpen(false),
  });
  return (
    <>
      <Button variant={variant} disabled={disabled} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <ActDialog {...dialog} form={form}>
        {children?.(form)}
      </ActDialog>
    </>
  );
}
