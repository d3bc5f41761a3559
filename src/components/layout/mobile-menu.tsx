'use client';
import { Dialog } from 'radix-ui';
import { IconButton } from '../ui/icon-button';
import { CloseIcon } from '../ui/icons/marks';
import { Link } from '../ui/link';
import { useReturnFocus } from '../ui/use-return-focus';
import { LanguageRow } from './language-menu';
import { Logo } from './logo';
import type { Shell } from './shell-types';
import { SideEntries } from './side-entries';

export interface MobileMenuProps {
  shell: Shell;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The full-screen menu at 767 px and below, with everything of the header. */
export function MobileMenu({ shell, open, onOpenChange }: MobileMenuProps) {
  const close = () => onOpenChange(false);
  const { user } = shell.session;
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 animate-fade overflow-y-auto bg-paper md:hidden"
        >
          <Dialog.Title className="sr-only">{shell.labels.menu}</Dialog.Title>
          <div className="column flex h-header items-center justify-between border-b border-line">
            <Logo name={shell.brand} />
            <Dialog.Close asChild>
              <IconButton label={shell.labels.close} className="-mr-2">
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="column grid gap-8 py-6">
            <ul>
              {[shell.home, ...shell.links, shell.cart, ...(user ? [] : [shell.login])].map(
                (link) => (
                  <li key={link.href} className="border-b border-line">
                    <Link
                      href={link.href}
                      staticHtml={link.staticHtml}
                      onClick={close}
                      aria-current={link.current ? 'page' : undefined}
                      className="flex min-h-14 items-center font-serif text-lg font-semibold text-text aria-[current=page]:text-ink"
                    >
                      {link.label}
                    </Link>
                  </li>
                ),
              )}
            </ul>
            {user && <SideEntries shell={shell} onNavigate={close} />}
            <LanguageRow shell={shell} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
