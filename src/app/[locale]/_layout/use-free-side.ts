'use client';
import { useCallback, useEffect, useState } from 'react';
import { useSonner } from 'sonner';

/** The sides at which popups appear. */
export type Side = 'top-center' | 'bottom-center';

/** What popups may take at either side of the window, px. */
const MARGIN = 240;
/** They appear below the header. */
const HEADER = 60;
/** What a page is for: its primary buttons. */
const PRIMARY = 'main [data-primary]';

/** At which side of the window a popup covers no primary button; at the bottom when that is all the same. */
export function findUncoveredSide(): Side {
  const rows = [...document.querySelectorAll(PRIMARY)].map((button) =>
    button.getBoundingClientRect(),
  );
  const taken = (top: number, bottom: number) =>
    rows.some((row) => row.height > 0 && row.bottom > top && row.top < bottom);
  const isBottomTaken = taken(window.innerHeight - MARGIN, window.innerHeight);
  return isBottomTaken && !taken(HEADER, HEADER + MARGIN) ? 'top-center' : 'bottom-center';
}

/** The free side for the popups that are there; chosen as they come and after the page was scrolled. */
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
