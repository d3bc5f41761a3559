'use client';
import { useEffect } from 'react';
import { useI18n } from '~/i18n/client';
import { useCart, useChangeCart } from '../hooks';
import { popUp } from './popup';

/** A notice that could not be put away comes again with the next page. */
const saysNothing = () => {};

/** What this tab has told already. */
const told = new Set<string>();

/** Tells once what a login brought into the cart. Closing it tells the server, so that no tab says it again. */
export function MergeNotice() {
  const t = useI18n();
  const merge = useCart().data?.merge;
  const { change } = useChangeCart(saysNothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whatever else changes.
  useEffect(() => {
    if (!merge || told.has(merge.id)) return;
    told.add(merge.id);
    const lines = merge.rows.map(({ name, qty, before }) =>
      before === 0 ? t('cart.cameOver', { name, qty }) : t('cart.grew', { name, qty, before }),
    );
    const close = () => change({ kind: 'closeMerge', id: merge.id });
    popUp(
      'cart-merged',
      { title: t('cart.merged'), lines, buttons: [{ label: t('cart.ok') }] },
      close,
    );
  }, [merge?.id]);
  return null;
}
