import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A page of the member's desk. */
export function MemberPage({ title, lead, children }: Props) {
  return (
    <div className="grid max-w-[40rem] gap-8 pb-18">
      <header className="grid gap-2">
        <h1 className="text-3xl">{title}</h1>
        {lead && <p className="text-soft">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
