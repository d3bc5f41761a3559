'use client';
import { Dialog } from 'radix-ui';
import { IconButton } from '../ui/icon-button';
import { CloseIcon } from '../ui/icons/marks';
import { useReturnFocus } from '../ui/use-return-focus';
import type { MobileMenuProps } from './mobile-menu';
import { SideEntries } from './side-entries';

/** The member's side bar as a drawer over any page: 300, 260 or 220 px wide. */
export function SideDrawer({ shell, open, onOpenChange }: MobileMenuProps) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={open && shell.session.user !== null} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-veil/55" />
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="side-width fixed inset-y-0 right-0 z-50 animate-fade overflow-y-auto border-l border-line bg-raised shadow-float"
        >
          <Dialog.Title className="sr-only">{shell.labels.side}</Dialog.Title>
          <div className="flex justify-end p-2">
            <Dialog.Close asChild>
              <IconButton label={shell.labels.close}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="px-2 pb-8">
            <SideEntries shell={shell} onNavigate={() => onOpenChange(false)} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
