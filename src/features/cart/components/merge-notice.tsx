'use client';
import { useEffect, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { useI18n } from '~/i18n/client';
import { useCart, useCartMutation } from '../hooks';

/** A notice that could not be dismissed is shown again on the next page. */
const ignoreError = () => {};

/** Merges that were announced in this tab. */
const announcedMerges = new Set<string>();

/** The notice of items that a login merged into the cart, on every page of the purchase; within the page, so
 *  that it covers nothing. The server stores its dismissal for all tabs. */
export function MergeNotice() {
  const t = useI18n();
  const merge = useCart().data?.merge;
  const { change } = useCartMutation(ignoreError);
  const [mounted, setMounted] = useState(false);
  // Added after mounting: a live region announces only later additions, and the server-rendered page would have
  // it from the start.
  useEffect(() => setMounted(true), []);
  const id = merge?.id;
  useEffect(() => () => void (id && announcedMerges.add(id)), [id]);
  const dismiss = () => {
    if (merge) change({ kind: 'dismissMergeNotice', id: merge.id });
    // The button is unmounted: move the focus to the main content.
    document.getElementById('main')?.focus();
  };
  return (
    <div aria-live={id && announcedMerges.has(id) ? 'off' : 'polite'} className="empty:-mb-8">
      {mounted && merge && (
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
          <Button variant="secondary" size="sm" className="mt-3" onClick={dismiss}>
            {t('cart.noted')}
          </Button>
        </Notice>
      )}
    </div>
  );
}
