import type { ReactNode } from 'react';
import { Phrases } from '~/components/ui/phrases';

/** One section of the payment page, under a rule. */
export function PaymentSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="border-b-2 border-text pb-2 text-xl">
        <Phrases>{title}</Phrases>
      </h2>
      {children}
    </section>
  );
}
