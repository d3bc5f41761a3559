import type { ReactNode } from 'react';
import { Phrases } from '~/components/ui/phrases';

/** The head of a page of the console: its title, and a sentence that describes it. */
export function PageHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="grid gap-2 border-b-2 border-gold pb-4">
      <h1 className="text-2xl">
        <Phrases>{title}</Phrases>
      </h1>
      {children && <p className="max-w-text text-soft">{children}</p>}
    </header>
  );
}
