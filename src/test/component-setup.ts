import { configure } from '@testing-library/react';
import { toast } from 'sonner';
import { beforeAll } from 'vitest';
import { outboxStore } from '~/device/outbox-store';

/** On a machine that is busy with something else, a part that is loaded late may take half a minute: what it is
 *  written with is compiled then. A test waits as long as it needs; it has 180 seconds in all. */
configure({ asyncUtilTimeout: 90_000 });

/** A worker runs many files: what the learner of one practised must not be found by the next. */
beforeAll(async () => {
  const rows = await outboxStore.entries();
  await outboxStore.del(rows.map(([key]) => key));
});

// Files share the window: what one has stored in the tab would be offered by the forms of the next one, and its last
// message would be shown again.
sessionStorage.clear();
toast.dismiss();
