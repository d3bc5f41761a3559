import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons/arrows';
import { Phrases } from './phrases';

interface DisclosureProps {
  /** The fragment (`#…`) of a link to it. */
  id: string;
  summary: string;
  /** Label of the link to this question, for pages that offer one. */
  link?: string;
  children: ReactNode;
}

/** A question that opens; readable and searchable without scripts. */
export function Disclosure(props: DisclosureProps) {
  return (
    <details id={props.id} className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 font-semibold hover:text-ink [&::-webkit-details-marker]:hidden">
        <Phrases>{props.summary}</Phrases>
        <ChevronDownIcon className="size-5 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-text whitespace-pre-line pb-3 text-soft">{props.children}</div>
      {props.link && (
        <a
          href={`#${props.id}`}
          className="link mb-3 inline-flex min-h-11 items-center text-sm"
          aria-label={`${props.link}: ${props.summary}`}
        >
          {props.link}
        </a>
      )}
    </details>
  );
}
