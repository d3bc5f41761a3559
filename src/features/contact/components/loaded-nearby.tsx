'use client';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { isModifiedClick } from '~/components/ui/is-modified-click';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useNear } from '~/components/ui/use-near';
import { withMessages } from '~/i18n/with-messages';

const FORM = lazyComponent(() =>
  withMessages(() => import('./contact-form').then(({ ContactForm }) => ContactForm)),
);

interface Props {
  /** Address of the link in place of the form. */
  mailto: string;
  label: string;
}

/** The contact form: on a large screen loaded as its place comes near, on a small one, where it is as long as two
 *  screens, at a press of the link in its place; the focus of that link moves into the form. */
export function LoadedNearby({ mailto, label }: Props) {
  const Form = FORM.useComponent();
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const [isPressed, setPressed] = useState(false);
  const isLoaded = Form !== null;

  useNear(place, !isLoaded, () => void FORM.fetch());
  useEffect(() => {
    if (isLoaded && isPressed) box.current?.querySelector<HTMLElement>('input')?.focus();
  }, [isLoaded, isPressed]);

  async function open(event: MouseEvent) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    setPressed(true);
    setPressed(await FORM.request());
  }

  return (
    <div ref={box}>
      {Form ? (
        <Form />
      ) : (
        <>
          {/* Not rendered on a small screen, so that it is never near. */}
          <span ref={place} className="hidden md:block" />
          <Button asChild variant="secondary">
            <a
              href={mailto}
              aria-busy={isPressed || undefined}
              onFocus={() => setPressed(true)}
              onBlur={() => setPressed(false)}
              onClick={open}
            >
              {label}
            </a>
          </Button>
        </>
      )}
    </div>
  );
}
