'use client';
import { type ReactNode, useId } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { CheckIcon, WarningIcon } from '~/components/ui/icons/marks';
import { Phrases } from '~/components/ui/phrases';

export interface CartToastProps {
  title: string;
  text?: string;
  lines?: readonly string[];
  tone?: 'good' | 'warning';
  /** Every button closes the popup; the primary action is the last one. */
  buttons: readonly { label: string; onClick?: () => void }[];
}

/** A popup with touch-sized buttons; the library's own are 24 px high.
 *  @param onClosed called once it is closed, by a button or by its timeout */
export function showToast(id: string, props: CartToastProps, onClosed?: () => void): void {
  toast.custom((toastId) => <CartToast {...props} onClose={() => toast.dismiss(toastId)} />, {
    id,
    duration: 10_000,
    unstyled: true,
    className: 'w-full',
    onDismiss: onClosed,
    onAutoClose: onClosed,
  });
}

function CartToast({
  title,
  text,
  lines = [],
  tone,
  buttons,
  onClose,
}: CartToastProps & { onClose: () => void }) {
  const id = useId();
  const icon: Record<'good' | 'warning', ReactNode> = {
    good: <CheckIcon className="text-said" />,
    warning: <WarningIcon className="text-nearly" />,
  };
  return (
    <section
      aria-labelledby={id}
      className="grid w-full gap-3 border border-line border-t-2 border-t-gold bg-raised p-4 font-sans text-text shadow-float"
    >
      <div className="flex gap-3">
        {tone && icon[tone]}
        <div className="min-w-0">
          <p id={id} className="font-semibold">
            <Phrases>{title}</Phrases>
          </p>
          {text && (
            <p className="text-sm text-soft">
              <Phrases>{text}</Phrases>
            </p>
          )}
          {lines.length > 0 && (
            <ul className="mt-1 text-sm text-soft">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {buttons.map(({ label, onClick }, index) => (
          <Button
            key={label}
            size="sm"
            variant={index === buttons.length - 1 && onClick ? 'primary' : 'quiet'}
            onClick={() => {
              onClose();
              onClick?.();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
