'use client';
import { useEffect } from 'react';
import { lazyComponent } from '../ui/lazy-component';
import type { MobileMenuProps } from './mobile-menu';

/** Loads the full-screen menu. */
export const MOBILE_MENU = lazyComponent(() =>
  import('./mobile-menu').then(({ MobileMenu }) => MobileMenu),
);
/** Loads the member's side bar. */
export const SIDE_DRAWER = lazyComponent(() =>
  import('./side-drawer').then(({ SideDrawer }) => SideDrawer),
);

/** The full-screen menu, loaded when somebody points at or touches its button. */
export const LazyMobileMenu = (props: MobileMenuProps) => <Layer layer={MOBILE_MENU} {...props} />;

/** The member's side bar over a page, loaded like the menu. */
export const LazySideDrawer = (props: MobileMenuProps) => <Layer layer={SIDE_DRAWER} {...props} />;

function Layer({ layer, ...props }: MobileMenuProps & { layer: typeof MOBILE_MENU }) {
  const { open, onOpenChange } = props;
  const Component = layer.useComponent();
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested when it opens; closed again after a failure.
  useEffect(() => {
    if (open) layer.request().then((loaded) => loaded || onOpenChange(false));
  }, [open]);
  return Component && <Component {...props} />;
}
