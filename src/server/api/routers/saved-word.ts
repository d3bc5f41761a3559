import 'server-only';
import {
  listSavedWordsSchema,
  savedWordIdSchema,
  saveWordSchema,
  tappedWordSchema,
} from '~/schemas/saved-word';
import { findSavedWord } from '~/server/services/saved-word/find-saved-word';
import { listSavedWords } from '~/server/services/saved-word/list-saved-words';
import { removeWord } from '~/server/services/saved-word/remove-word';
import { restoreWord } from '~/server/services/saved-word/restore-word';
import { saveWord } from '~/server/services/saved-word/save-word';
import { router, userProcedure } from '../trpc';

export const savedWordRouter = router({
  list: userProcedure
    .input(listSavedWordsSchema)
    .query(({ ctx, input }) => listSavedWords({ ctx, input })),
  /** The saved word that a tapped text stands for. */
  find: userProcedure
    .input(tappedWordSchema)
    .query(({ ctx, input }) => findSavedWord({ ctx, input })),
  save: userProcedure.input(saveWordSchema).mutation(({ ctx, input }) => saveWord({ ctx, input })),
  remove: userProcedure
    .input(savedWordIdSchema)
    .mutation(({ ctx, input }) => removeWord({ ctx, input })),
  /** Undoes `remove`. */
  restore: userProcedure
    .input(savedWordIdSchema)
    .mutation(({ ctx, input }) => restoreWord({ ctx, input })),
});
