import type { ReactNode } from 'react';
import { Phrases } from '~/components/ui/phrases';

/** A headline, a sentence, and the next actions; announced when it changes. */
export function StatusHeadline(props: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid gap-4" aria-live="polite">
      <h1 className="text-3xl">
        <Phrases>{props.title}</Phrases>
      </h1>
      <p className="max-w-text">
        <Phrases>{props.text}</Phrases>
      </p>
      {props.children}
    </section>
  );
}

/** The next actions, the primary one first. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 print:hidden">{children}</div>;
}
