import { type ListQuery, parseListQuery } from '~/lib/list-query';
import { listSavedWordsSchema } from '~/schemas/saved-word';
import { WORD_LIST_RULES } from './word-list-rules';

/** The input of the list's query for a choice of the address. */
export function toWordInput({ q, filters, sort }: ListQuery) {
  const { level, sort: order } = listSavedWordsSchema.parse({ level: filters.level, sort });
  return { q: q.trim(), sort: order, ...(level && { level }) };
}

/** The input of the list's query for the parameters of an address; invalid ones are left out. */
export const parseWordInput = (params: URLSearchParams) =>
  toWordInput(parseListQuery(params, WORD_LIST_RULES));
