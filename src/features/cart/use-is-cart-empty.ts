'use client';
import { useState } from 'react';
import { useCart } from './hooks';

/** Whether the cart is empty; null until it is known. False also where it cannot be loaded, and from then on where it
 *  once had something: what shows the rows says both. */
export function useIsCartEmpty(): boolean | null {
  const { data, isError } = useCart();
  const [hadRows, setHadRows] = useState(false);
  const hasRows = hadRows || (data ? data.items.length > 0 : isError);
  if (hasRows && !hadRows) setHadRows(true);
  if (hasRows) return false;
  return data ? true : null;
}
