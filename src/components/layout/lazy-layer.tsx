'use client';
import { useEffect } from 'react';
import { lazyPart } from '../ui/lazy-part';
import type { FullMenuProps } from './full-menu';

const FULL_MENU = lazyPart(() => import('./full-menu').then(({ FullMenu }) => FullMenu));
const SIDE_DRAWER = lazyPart(() => import('./side-drawer').then(({ SideDrawer }) => SideDrawer));

/** The full-screen menu, fetched after the page or with the first press. */
export const LazyFullMenu = (props: FullMenuProps) => <Layer part={FULL_MENU} {...props} />;

/** The member's side bar over a page, fetched like the menu. */
export const LazySideDrawer = (props: FullMenuProps) => <Layer part={SIDE_DRAWER} {...props} />;

function Layer({ part, ...props }: FullMenuProps & { part: typeof FULL_MENU }) {
  const { open, onOpenChange } = props;
  const Part = part.usePart();
  part.useIdleFetch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press fetches it; a lost one is taken back.
  useEffect(() => {
    if (open) part.ask().then((there) => there || onOpenChange(false));
  }, [open]);
  return Part && <Part {...props} />;
}
