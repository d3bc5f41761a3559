import type { ReactNode } from 'react';
import { Phrases } from '~/components/ui/phrases';

interface Props {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** One section of the account, under a hairline. */
export function AccountSection({ id, title, lead, children }: Props) {
  return (
    <section className="grid gap-4 border-t border-line pt-8" aria-labelledby={id}>
      <header className="grid gap-1">
        <h2 id={id} className="text-xl">
          <Phrases>{title}</Phrases>
        </h2>
        <p className="text-soft">
          <Phrases>{lead}</Phrases>
        </p>
      </header>
      {children}
    </section>
  );
}
