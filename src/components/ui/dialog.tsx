'use client';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button';
import { CloseIcon } from './icons/marks';
import { useReturnFocus } from './use-return-focus';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  closeLabel: string;
  children?: ReactNode;
  /** Buttons, the primary one last: they stay in view when the rest is scrolled. */
  actions?: ReactNode;
}

/** A modal dialog. The focus stays inside and returns to its opener. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, children, actions } = props;
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-veil/55" />
        <Radix.Content
          {...returnFocus}
          className="fixed bottom-0 left-1/2 z-50 grid max-h-[90dvh] w-full max-w-[520px] -translate-x-1/2 animate-rise gap-4 overflow-y-auto border-t-2 border-gold bg-raised p-6 shadow-float scroll-pb-24 sm:bottom-auto sm:top-[var(--top)] sm:max-h-[calc(100dvh-var(--top)-24px)] sm:w-[calc(100%-48px)] sm:p-8 sm:[--top:max(24px,min(18vh,calc(50dvh-300px)))]"
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="font-serif text-xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} className="-mr-2 -mt-1">
                <CloseIcon />
              </IconButton>
            </Radix.Close>
          </div>
          {description && (
            <Radix.Description className="text-soft">{description}</Radix.Description>
          )}
          {children}
          {actions && (
            <div className="sticky bottom-0 -mb-6 mt-2 flex flex-wrap justify-end gap-3 bg-raised pt-2 pb-6 sm:-mb-8 sm:pb-8">
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
