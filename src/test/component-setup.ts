import { configure } from '@testing-library/react';
import { toast } from 'sonner';
import { beforeAll, beforeEach } from 'vitest';
import { outboxStore } from '~/device/outbox-store';

/** On a machine that is busy with something else, a part that is loaded late may take half a minute: what it is
 *  written with is compiled then. A test waits as long as it needs; it has 180 seconds in all. */
configure({ asyncUtilTimeout: 90_000 });

/** A worker runs many files: what the learner of one practised must not be found by the next. */
beforeAll(async () => {
  const rows = await outboxStore.entries();
  await outboxStore.del(rows.map(([key]) => key));
});

// Files share the window: what one has stored in the tab would be offered by the forms of the next one, and what it has
// put beside the rendered tree would be found by it.
sessionStorage.clear();
document.body.replaceChildren();

/** Popups outlive the page that they were shown on: the next page would show one again, and a press on it would reach
 *  the calls of the test before. */
beforeEach(() => {
  toast.dismiss();
});
