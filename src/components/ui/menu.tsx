'use client';
import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '~/lib/class-names';

export interface MenuProps {
  /** The trigger: a button (or `IconButton`). */
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  defaultOpen?: boolean;
  children: ReactNode;
}

/** A short list of options below its button; works with arrows, letters and Escape. */
export function Menu({ trigger, align = 'end', defaultOpen, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 min-w-48 animate-rise rounded border border-line bg-raised py-1 shadow-float"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** One option; `asChild` makes it a link. */
export function MenuItem({ className, ...rest }: ComponentProps<typeof DropdownMenu.Item>) {
  return (
    <DropdownMenu.Item
      {...rest}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 px-4 text-text no-underline -outline-offset-2 data-[disabled]:cursor-default data-[disabled]:text-soft data-[highlighted]:bg-ink-soft data-[highlighted]:text-ink',
        className,
      )}
    />
  );
}
