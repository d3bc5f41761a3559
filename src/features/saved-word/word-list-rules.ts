import { CEFR_LEVELS } from '~/domain/grading/types';
import type { ListConfig } from '~/lib/list-query';
import { SAVED_WORD_SORTS, SAVED_WORDS_PAGE_SIZE, type SavedWordRow } from '~/schemas/saved-word';

const asGiven = () => 0;

/** The parameters of the list in an address. The server searches, filters and sorts. */
export const WORD_LIST_RULES: ListConfig<SavedWordRow> = {
  text: ({ word }) => [word],
  filters: { level: { options: CEFR_LEVELS, valueOf: ({ level }) => level ?? '' } },
  sorts: Object.fromEntries(SAVED_WORD_SORTS.map((sort) => [sort, asGiven])),
  pageSize: SAVED_WORDS_PAGE_SIZE,
};
