'use client';
import { classNames } from '~/lib/class-names';
import { Button, type ButtonProps } from './button';
import { useHasLasted } from './use-has-lasted';
import { useHydrated } from './use-hydrated';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'asChild'> {
  /** `slow` is announced, and shown, when a response takes longer than four seconds. */
  labels: { sending: string; slow: string };
}

const SLOW_MS = 4000;

/** Submits its form once. It is disabled until hydration, and shows the progress: by a line, to screen
 *  readers at once, and as a text when it takes long. */
export function SubmitButton({ labels, busy = false, wide, ...button }: SubmitButtonProps) {
  const slow = useHasLasted(busy, SLOW_MS);
  const ready = useHydrated();
  return (
    <div className={classNames('grid gap-2', wide ? 'w-full' : 'justify-items-start')}>
      <Button {...button} type="submit" wide={wide} busy={busy} disabled={!ready} />
      <p
        role="status"
        className={slow ? classNames('text-sm text-soft', wide && 'text-center') : 'sr-only'}
      >
        {busy && (slow ? labels.slow : labels.sending)}
      </p>
    </div>
  );
}
