import type { ReactNode } from 'react';
import { Phrases } from '~/components/ui/phrases';

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The layout of a page of the member area. */
export function MemberPage({ title, lead, children }: Props) {
  return (
    <div className="grid max-w-[40rem] gap-8 pb-18">
      <header className="grid gap-2">
        <h1 className="text-3xl">
          <Phrases>{title}</Phrases>
        </h1>
        {lead && (
          <p className="text-soft">
            <Phrases>{lead}</Phrases>
          </p>
        )}
      </header>
      {children}
    </div>
  );
}
