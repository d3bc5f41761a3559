import { type ReactNode, useId } from 'react';
import { Phrases } from '~/components/ui/phrases';

/** A part of a page of the console, with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-lg">
        <Phrases>{title}</Phrases>
      </h2>
      {children}
    </section>
  );
}
