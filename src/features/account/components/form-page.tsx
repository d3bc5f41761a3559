'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { Waveform } from '~/components/ui/waveform';

/** Envelopes of the two voices above the form: a question and its reply. */
const QUESTION_WAVEFORM = [4, 18, 40, 28, 64, 36, 20, 8, 0, 0, 0, 0, 0, 0, 0, 0];
const ANSWER_WAVEFORM = [0, 0, 0, 0, 0, 0, 0, 0, 6, 24, 46, 30, 60, 34, 16, 4];

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
  /** Content below the form: the link to the other form. */
  footer?: ReactNode;
  /** Whether the page replaces a submitted form: then the headline gets the focus, for screen readers. */
  focusHeadline?: boolean;
}

/** A page with one form: a narrow column under a waveform. */
export function FormPage({ title, lead, children, footer, focusHeadline = false }: Props) {
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusHeadline) headline.current?.focus();
  }, [focusHeadline]);
  return (
    <div className="mx-auto grid w-full max-w-[27rem] gap-8 px-5 py-12 md:py-18">
      <header className="grid gap-3">
        <Waveform
          envelope={QUESTION_WAVEFORM}
          second={ANSWER_WAVEFORM}
          swings={34}
          className="mb-3 h-10"
        />
        <h1 ref={headline} tabIndex={-1} className="text-2xl outline-none">
          <Phrases>{title}</Phrases>
        </h1>
        {lead && (
          <p className="text-soft">
            <Phrases>{lead}</Phrases>
          </p>
        )}
      </header>
      {children}
      {footer && <footer className="border-t border-line pt-4 text-sm">{footer}</footer>}
    </div>
  );
}
