'use client';
import { Fragment, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** The `data-slot` of the slots. */
  name: string;
  /** Whether there is something to show. Until then the slot keeps the page's own HTML, which does not return. */
  isWanted?: boolean;
  /** Renders what stands in a slot, from its `data-key`. */
  children: (key: string) => ReactNode;
}

/** Live content in the slots of a page's static HTML, such as a user's progress. It replaces the HTML that is the
 *  same for all visitors. */
export function StaticSlots({ name, isWanted = true, children }: Props) {
  const [slots, setSlots] = useState<readonly HTMLElement[] | null>(null);
  const isLive = isWanted || slots !== null;
  useLayoutEffect(() => {
    if (!isLive) return;
    const found = [...document.querySelectorAll<HTMLElement>(`[data-slot="${name}"]`)];
    for (const slot of found) slot.replaceChildren();
    setSlots(found);
  }, [name, isLive]);
  return slots?.map((slot, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the slots stay where they are.
    <Fragment key={index}>{createPortal(children(slot.dataset.key ?? ''), slot)}</Fragment>
  ));
}
