import type { ReactNode } from 'react';
import { Phrases } from './phrases';

interface DisclosureProps {
  /** The fragment (`#…`) of a link to it. */
  id: string;
  summary: string;
  /** Label of the link to this question, for pages that offer one. */
  link?: string;
  children: ReactNode;
}

/** A question that opens; readable and searchable without scripts. A page has dozens: its looks are one class. */
export function Disclosure(props: DisclosureProps) {
  return (
    <details id={props.id} className="disclosure">
      <summary>
        <Phrases>{props.summary}</Phrases>
      </summary>
      <div>{props.children}</div>
      {props.link && (
        <a href={`#${props.id}`} className="link" aria-label={`${props.link}: ${props.summary}`}>
          {props.link}
        </a>
      )}
    </details>
  );
}
