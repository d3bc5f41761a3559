'use client';
import { Popover as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { IconButton } from './icon-button';
import { CloseIcon } from './icons/marks';

/** The place beside which a popover opens, and which gets the focus back: an element, or a part of a text. */
export type PopoverAnchor = Pick<HTMLElement, 'getBoundingClientRect' | 'contains' | 'focus'>;

export interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where it opens, and to which the focus returns. A button has `aria-haspopup` and `aria-expanded` of its own, so
   *  that a page can show it before this module is loaded. */
  anchor: RefObject<PopoverAnchor | null>;
  /** The side of the anchor, unless there is more room on the other one. */
  side?: 'top' | 'bottom';
  title: string;
  closeLabel: string;
  /** A click on an element that matches this selector does not close it. */
  keepOpenFor?: string;
  children: ReactNode;
}

/** A few settings above their button, or facts below a word; the page behind stays usable. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, anchor, side = 'top', title, closeLabel } = props;
  const { keepOpenFor, children } = props;
  const isClosedByOutside = useRef(false);
  const isKept = (target: EventTarget | null) =>
    target instanceof Element &&
    (anchor.current?.contains(target) || (keepOpenFor && target.closest(keepOpenFor)));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor as RefObject<PopoverAnchor>} />
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={12}
          aria-label={title}
          onOpenAutoFocus={() => {
            isClosedByOutside.current = false;
          }}
          onInteractOutside={(event) => {
            if (isKept(event.target)) event.preventDefault();
            else isClosedByOutside.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isClosedByOutside.current) anchor.current?.focus();
          }}
          className="z-40 grid max-h-[var(--radix-popover-content-available-height)] w-[min(23rem,calc(100vw-24px))] animate-rise gap-1 overflow-y-auto rounded border border-line border-t-2 border-t-gold bg-raised p-4 shadow-float"
        >
          <div className="flex items-center justify-between gap-4">
            <h2 className="font-sans text-base">
              <Phrases>{title}</Phrases>
            </h2>
            <Radix.Close asChild>
              <IconButton label={closeLabel} className="-mr-2 -mt-2">
                <CloseIcon className="size-5" />
              </IconButton>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
