import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons';

/** A question that opens; readable and searchable without scripts. `id` makes it linkable. */
export function Question(props: { id: string; question: string; children: ReactNode }) {
  return (
    <details id={props.id} className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 font-semibold hover:text-ink [&::-webkit-details-marker]:hidden">
        {props.question}
        <ChevronDownIcon className="size-5 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-text whitespace-pre-line pb-6 text-soft">{props.children}</div>
    </details>
  );
}
