import type { ReactNode } from 'react';
import { Phrases } from './phrases';

interface DisclosureProps {
  /** The fragment (`#…`) of a link to it. */
  id: string;
  summary: string;
  /** Whether the list around it has the styles, by the class `disclosures`. */
  inList?: boolean;
  children: ReactNode;
}

/** A question that opens; readable and searchable without scripts. A page has dozens, so its styles are one
 *  class. */
export function Disclosure(props: DisclosureProps) {
  return (
    <details id={props.id} className={props.inList ? undefined : 'disclosure'}>
      <summary>
        <Phrases>{props.summary}</Phrases>
      </summary>
      <div>{props.children}</div>
    </details>
  );
}
