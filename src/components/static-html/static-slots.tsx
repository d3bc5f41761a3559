'use client';
import { Fragment, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** Their `data-slot`. */
  name: string;
  /** Renders the content of a slot, by its `data-key`. */
  children: (key: string) => ReactNode;
}

/** Live content in the slots of a page's static HTML, such as a user's progress: it replaces the public
 *  content. */
export function StaticSlots({ name, children }: Props) {
  const [slots, setSlots] = useState<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    const found = [...document.querySelectorAll<HTMLElement>(`[data-slot="${name}"]`)];
    for (const slot of found) slot.replaceChildren();
    setSlots(found);
  }, [name]);
  return slots.map((slot, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the slots stay where they are.
    <Fragment key={index}>{createPortal(children(slot.dataset.key ?? ''), slot)}</Fragment>
  ));
}
