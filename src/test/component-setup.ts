import { toast } from 'sonner';
import { beforeAll, beforeEach } from 'vitest';
import { outboxStore } from '~/device/outbox-store';
import { waitWhileLoading } from './wait-while-loading';

waitWhileLoading();

/** A worker runs many files, and one file must not find the practice of another. */
beforeAll(async () => {
  const rows = await outboxStore.entries();
  await outboxStore.del(rows.map(([key]) => key));
});

// Files share the window: the forms of the next file would offer the stored drafts of this one, and its queries would
// find elements that this one left outside of the rendered tree.
sessionStorage.clear();
document.body.replaceChildren();

/** Popups outlive their page: the next page would show one again, and a click on it would reach the calls of the
 *  previous test. */
beforeEach(() => {
  toast.dismiss();
});
