'use client';
import { useCallback, useEffect, useState } from 'react';
import { useSonner } from 'sonner';

/** Sides of the window at which toasts appear. */
export type Side = 'top-center' | 'bottom-center';

/** Maximum height of the toasts at a side of the window, px. */
const MARGIN = 240;
/** Height of the header, below which toasts appear, px. */
const HEADER = 60;
/** Selector of the page's primary buttons. */
const PRIMARY = 'main [data-primary]';

/** Side of the window at which a toast covers no primary button; the bottom when both or none are free. */
export function findUncoveredSide(): Side {
  const rows = [...document.querySelectorAll(PRIMARY)].map((button) =>
    button.getBoundingClientRect(),
  );
  const taken = (top: number, bottom: number) =>
    rows.some((row) => row.height > 0 && row.bottom > top && row.top < bottom);
  const isBottomTaken = taken(window.innerHeight - MARGIN, window.innerHeight);
  return isBottomTaken && !taken(HEADER, HEADER + MARGIN) ? 'top-center' : 'bottom-center';
}

/** Free side for the current toasts; updated with new toasts and after scrolling. */
export function useUncoveredSide(): Side {
  const { toasts } = useSonner();
  const [side, setSide] = useState<Side>('bottom-center');
  const choose = useCallback(() => setSide(findUncoveredSide()), []);
  const newest = toasts[0]?.id;
  useEffect(() => {
    if (newest === undefined) return;
    choose();
    window.addEventListener('scrollend', choose);
    window.addEventListener('resize', choose);
    return () => {
      window.removeEventListener('scrollend', choose);
      window.removeEventListener('resize', choose);
    };
  }, [newest, choose]);
  return side;
}
