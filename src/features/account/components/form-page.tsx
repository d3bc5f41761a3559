'use client';
import type { StaticImageData } from 'next/image';
import { type ReactNode, useEffect, useRef } from 'react';
import twoVoices from '~/components/drawings/two-voices.svg';
import { Phrases } from '~/components/ui/phrases';
import { classNames } from '~/lib/class-names';

const { src: TWO_VOICES }: StaticImageData = twoVoices;

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
  /** Content below the form: the link to the other form. */
  footer?: ReactNode;
  /** Whether the page replaces a submitted form: then the headline gets the focus, for screen readers. */
  focusHeadline?: boolean;
  /** What the checkout shows above its form, in the column of its other pages and without the drawing. A form keeps
   *  what was typed when the page turns out to be one of the checkout. */
  checkout?: ReactNode;
}

/** A page with one form: a narrow column under a waveform. The drawing is often the largest thing on a phone, so
 *  that it is fetched before the scripts. */
export function FormPage(props: Props) {
  const { title, lead, children, footer, focusHeadline = false, checkout } = props;
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusHeadline) headline.current?.focus();
  }, [focusHeadline]);
  return (
    <div className={checkout ? 'checkout checkout-form' : 'form-page'}>
      <header className="grid gap-3">
        {!checkout && (
          // biome-ignore lint/performance/noImgElement: a drawing has no sizes to choose from.
          <img src={TWO_VOICES} alt="" fetchPriority="high" className="mb-3 h-10 w-full" />
        )}
        <h1
          ref={headline}
          tabIndex={-1}
          className={classNames('outline-none', checkout ? 'text-3xl' : 'text-2xl')}
        >
          <Phrases>{title}</Phrases>
        </h1>
        {lead && (
          <p className="text-soft">
            <Phrases>{lead}</Phrases>
          </p>
        )}
      </header>
      {checkout}
      <div className="grid content-start gap-8">{children}</div>
      {footer && <footer className="border-t border-line pt-4 text-sm">{footer}</footer>}
    </div>
  );
}
