'use client';
import type { ReactNode } from 'react';
import { KeyHints } from './key-hints';

interface Props {
  /** The waveform above the buttons. */
  line?: ReactNode;
  children: ReactNode;
  /** Secondary actions. */
  quiet: ReactNode;
}

/** Toolbar at the lower edge of the lesson, within reach of the thumb. */
export function Dock({ line, children, quiet }: Props) {
  return (
    <footer className="sticky bottom-0 bg-paper pb-[max(12px,env(safe-area-inset-bottom))]">
      <div className="mx-auto grid w-full max-w-[640px] gap-3 px-5">
        {line}
        <div className="grid grid-cols-[1fr_auto_1fr] items-center [&>:first-child]:justify-self-start [&>:last-child]:justify-self-end">
          {children}
        </div>
        <div className="flex flex-wrap justify-center gap-x-2 max-sm:has-[>:nth-child(4)]:grid max-sm:has-[>:nth-child(4)]:grid-cols-2 max-sm:has-[>:nth-child(4)]:justify-items-center">
          {quiet}
        </div>
        <KeyHints />
      </div>
    </footer>
  );
}
