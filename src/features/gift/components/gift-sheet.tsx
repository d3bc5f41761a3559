'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { Waveform } from '~/components/ui/waveform';

const WAVEFORM = [6, 12, 9, 22, 14, 40, 26, 64, 34, 20, 30, 12, 18, 8, 5];

interface Props {
  title: string;
  children: ReactNode;
  /** Whether it replaces a clicked button: then the headline gets the focus, for screen readers. */
  focusHeadline?: boolean;
}

/** A narrow column under a waveform. */
export function GiftSheet({ title, children, focusHeadline = false }: Props) {
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusHeadline) headline.current?.focus();
  }, [focusHeadline]);
  return (
    <div className="mx-auto grid w-full max-w-[29rem] gap-6 px-5 py-12 md:py-18">
      <Waveform envelope={WAVEFORM} swings={40} className="h-16 w-full" />
      <h1 ref={headline} tabIndex={-1} className="text-3xl outline-none">
        <Phrases>{title}</Phrases>
      </h1>
      {children}
    </div>
  );
}
