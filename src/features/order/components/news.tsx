import type { ReactNode } from 'react';

/** A headline, a sentence, and what follows from it; said aloud when it changes. */
export function News(props: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid gap-4" aria-live="polite">
      <h1 className="text-3xl">{props.title}</h1>
      <p className="max-w-text">{props.text}</p>
      {props.children}
    </section>
  );
}

/** What to do next, the primary action first. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 print:hidden">{children}</div>;
}
