'use client';
import type { ComponentProps } from 'react';
import { Button } from '~/components/ui/button';
import type { useFormInPlace } from './use-form-in-place';

interface FormButtonProps
  extends Pick<ReturnType<typeof useFormInPlace>, 'opener' | 'isOpen' | 'open'>,
    Pick<
      ComponentProps<typeof Button>,
      'variant' | 'size' | 'className' | 'aria-label' | 'children'
    > {}

/** Opens a form in place, and gets the focus back when the form closes. */
export function FormButton({ opener, isOpen, open, ...rest }: FormButtonProps) {
  return (
    <Button variant="secondary" {...rest} ref={opener} aria-expanded={isOpen} onClick={open} />
  );
}
