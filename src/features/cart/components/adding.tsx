'use client';
import { useEffect, useRef } from 'react';
import { useAddToCart } from '../hooks';
import { useAddedToast } from './use-added-toast';

export interface AddingProps {
  product: { id: string; name: string };
  /** Number of presses so far: each adds one. */
  presses: number;
  /** Called with the server's response to a press. */
  onSettled: () => void;
}

/** The part of the add button that is loaded at a press: adds the product and shows the result in a popup. */
export function Adding({ product, presses, onSettled }: AddingProps) {
  const popup = useAddedToast();
  const { mutate } = useAddToCart();
  const sent = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once for each press.
  useEffect(() => {
    if (sent.current === presses) return;
    sent.current = presses;
    mutate(
      { id: product.id, qty: 1 },
      { onSuccess: () => popup.showAdded(product.name), onError: popup.showError, onSettled },
    );
  }, [presses]);
  return null;
}
