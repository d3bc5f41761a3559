'use client';
import type { StaticImageData } from 'next/image';
import { type ReactNode, useEffect, useRef } from 'react';
import twoVoices from '~/components/drawings/two-voices.svg';
import { Phrases } from '~/components/ui/phrases';

const { src: TWO_VOICES }: StaticImageData = twoVoices;

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
  /** Content below the form: the link to the other form. */
  footer?: ReactNode;
  /** Whether the page replaces a submitted form: then the headline gets the focus, for screen readers. */
  focusHeadline?: boolean;
}

/** A page with one form: a narrow column under a waveform. The drawing is often the largest thing on a phone, so
 *  that it is fetched before the scripts. */
export function FormPage({ title, lead, children, footer, focusHeadline = false }: Props) {
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusHeadline) headline.current?.focus();
  }, [focusHeadline]);
  return (
    <div className="mx-auto grid w-full max-w-[27rem] gap-8 px-5 py-12 md:py-18">
      <header className="grid gap-3">
        {/* biome-ignore lint/performance/noImgElement: a drawing has no sizes to choose from. */}
        <img src={TWO_VOICES} alt="" fetchPriority="high" className="mb-3 h-10 w-full" />
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
