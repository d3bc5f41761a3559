'use client';
import { useState } from 'react';
import { useCart } from './hooks';

/** Whether the cart is empty; null until it is known. False also if it cannot be loaded, and once it has had rows,
 *  because the list of rows shows a message for both. */
export function useIsCartEmpty(): boolean | null {
  const { data, isError } = useCart();
  const [hadRows, setHadRows] = useState(false);
  const hasRows = hadRows || (data ? data.items.length > 0 : isError);
  if (hasRows && !hadRows) setHadRows(true);
  if (hasRows) return false;
  return data ? true : null;
}
