/** Names of the parameters that filter public lists. */
const FILTER_NAMES = ['category', 'level', 'when', 'where', 'group', 'kind'] as const;

export type FilterName = (typeof FILTER_NAMES)[number];

/** The parameters with which an address chooses other rows than the first ones of the HTML, or another order. `show`
 *  is none of them, because it only adds rows. */
export const CHOOSING_PARAMETERS = ['q', 'sort', ...FILTER_NAMES] as const;
