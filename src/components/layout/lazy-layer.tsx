'use client';
import { useEffect } from 'react';
import { lazyComponent } from '../ui/lazy-component';
import type { MobileMenuProps } from './mobile-menu';

const MOBILE_MENU = lazyComponent(() =>
  import('./mobile-menu').then(({ MobileMenu }) => MobileMenu),
);
const SIDE_DRAWER = lazyComponent(() =>
  import('./side-drawer').then(({ SideDrawer }) => SideDrawer),
);

/** The full-screen menu, loaded after the page or at the first click. */
export const LazyMobileMenu = (props: MobileMenuProps) => <Layer part={MOBILE_MENU} {...props} />;

/** The member's side bar over a page, loaded like the menu. */
export const LazySideDrawer = (props: MobileMenuProps) => <Layer part={SIDE_DRAWER} {...props} />;

function Layer({ part, ...props }: MobileMenuProps & { part: typeof MOBILE_MENU }) {
  const { open, onOpenChange } = props;
  const Part = part.usePart();
  part.useIdleFetch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press fetches it; a lost one is taken back.
  useEffect(() => {
    if (open) part.ask().then((there) => there || onOpenChange(false));
  }, [open]);
  return Part && <Part {...props} />;
}
