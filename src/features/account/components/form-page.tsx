'use client';
import type { StaticImageData } from 'next/image';
import { type ReactNode, useEffect, useRef } from 'react';
import twoVoices from '~/components/drawings/two-voices.svg';
import { Phrases } from '~/components/ui/phrases';
import { Skeleton } from '~/components/ui/skeleton';
import { classNames } from '~/lib/class-names';
import { IN_CHECKOUT, OUTSIDE_CHECKOUT } from '../return-hint';

const { src: TWO_VOICES }: StaticImageData = twoVoices;

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
  /** Content below the form: the link to the other form. */
  otherForm?: ReactNode;
  /** Whether the page replaces a submitted form: then the headline gets the focus, for screen readers. */
  focusHeadline?: boolean;
  /** The page's texts as a step of the checkout, where it has the column of the other steps and no drawing. A
   *  form keeps its input when the page turns out to be such a step. */
  checkout?: CheckoutStep;
}

interface CheckoutStep {
  title: string;
  /** The summary of the purchase. */
  bought: ReactNode;
  /** Whether it is known that the page is such a step; before hydration the styles show the parts that
   *  belong to its URL. */
  isCertain: boolean;
}

/** A page with one form: a narrow column under a waveform. The drawing is often the largest thing on a phone, so
 *  that it is fetched before the scripts. */
export function FormPage(props: Props) {
  const { title, lead, children, otherForm, focusHeadline = false, checkout } = props;
  const isOpen = checkout?.isCertain === false;
  const isStep = checkout && !isOpen;
  const usual = isOpen && OUTSIDE_CHECKOUT;
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusHeadline) headline.current?.focus();
  }, [focusHeadline]);
  return (
    <div className={isStep ? 'checkout checkout-form' : isOpen ? 'either-page' : 'form-page'}>
      <header className="grid gap-3">
        {!isStep && (
          // biome-ignore lint/performance/noImgElement: a drawing has no sizes to choose from.
          <img
            src={TWO_VOICES}
            alt=""
            fetchPriority="high"
            className={classNames('mb-3 h-10 w-full', usual)}
          />
        )}
        <h1
          ref={headline}
          tabIndex={-1}
          className={classNames('outline-none', isStep ? 'text-3xl' : 'text-2xl', usual)}
        >
          <Phrases>{isStep ? checkout.title : title}</Phrases>
        </h1>
        {!isStep && lead && (
          <p className={classNames('text-soft', usual)}>
            <Phrases>{lead}</Phrases>
          </p>
        )}
        {isOpen && (
          <h1 className={`text-3xl ${IN_CHECKOUT}`}>
            <Phrases>{checkout.title}</Phrases>
          </h1>
        )}
      </header>
      {isStep && checkout.bought}
      {isOpen && (
        <div className={`bought ${IN_CHECKOUT}`}>
          <Skeleton className="h-12 w-full" />
        </div>
      )}
      <div className="grid content-start gap-8">{children}</div>
      {!isStep && otherForm && (
        <div className={classNames('border-t border-line pt-4 text-sm', usual)}>{otherForm}</div>
      )}
    </div>
  );
}
