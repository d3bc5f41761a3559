'use client';
import { type ComponentProps, type MouseEvent, useRef } from 'react';

export interface BusyButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  /** Shows the progress line and ignores clicks; the button keeps its size. */
  busy?: boolean;
  /** The click handler. Until the promise that it returns is settled, another click does nothing, including
   *  the second click of a double click, which comes before `busy` is rendered. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
}

/** The element below every button: handles one click at a time. */
export function BusyButton({ busy, onClick, ...button }: BusyButtonProps) {
  const clicked = useRef(false);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || clicked.current) return event.preventDefault();
    const doing = onClick?.(event);
    if (!(doing instanceof Promise)) return;
    clicked.current = true;
    const release = () => {
      clicked.current = false;
    };
    doing.then(release, release);
  };
  return (
    <button
      type="button"
      {...button}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={click}
    />
  );
}
