'use client';
import { useEffect, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { useI18n } from '~/i18n/client';
import { useCart, useCartMutation } from '../hooks';

/** What could not be put away stands there again on the next page. */
const isEmptyMerge = () => {};

/** What was said aloud in this tab. */
const rowText = new Set<string>();

/** What a login brought into the cart, on every page on which somebody is about to pay; in the page, so that
 *  it covers nothing. It stays until it is put away, which the server keeps for every tab. */
export function MergeNotice() {
  const t = useI18n();
  const merge = useCart().data?.merge;
  const { change } = useCartMutation(isEmptyMerge);
  const [alive, setAlive] = useState(false);
  // Said aloud only what appears after the page: it is there already when the server has written it.
  useEffect(() => setAlive(true), []);
  const id = merge?.id;
  useEffect(() => () => void (id && rowText.add(id)), [id]);
  const close = () => {
    if (merge) change({ kind: 'closeMerge', id: merge.id });
    // The button is gone: whoever pressed it goes on where the page begins.
    document.getElementById('main')?.focus();
  };
  return (
    <div aria-live={id && rowText.has(id) ? 'off' : 'polite'} className="empty:-mb-8">
      {alive && merge && (
        <Notice quiet title={t('cart.merged')}>
          <ul>
            {merge.rows.map(({ name, qty, before }) => (
              <li key={name}>
                {before === 0
                  ? t('cart.cameOver', { name, qty })
                  : t('cart.grew', { name, qty, before })}
              </li>
            ))}
          </ul>
          <Button variant="secondary" size="sm" className="mt-3" onClick={close}>
            {t('cart.noted')}
          </Button>
        </Notice>
      )}
    </div>
  );
}
