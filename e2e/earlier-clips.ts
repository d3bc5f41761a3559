/** Stores the clips of a draft as an earlier run would have, without the first few: `earlier-clips.ts DRAFT
 *  MISSING`, with the server's DATA_DIR. It is a program, because the tests' own loader does not support JSON
 *  modules. */
import { runAsSystem } from '~/operate/as-system';
import { storeClips } from '~/test/store-clips';

await runAsSystem(async ({ db }, [id = '', missing = '']) => {
  const draft = await db.unitDraft.findUniqueOrThrow({ where: { id } });
  await storeClips(db, draft, { missing: Number(missing) });
  return [];
});
