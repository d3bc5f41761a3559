import { CHOOSING_PARAMETERS } from '~/lib/list-parameters';

/** Runs while the page is parsed, before the first paint: the HTML of a list is the same for every address, so that
 *  only the browser knows whether its rows are the requested ones. */
export const LIST_HINT_SCRIPT = `/[?&](${CHOOSING_PARAMETERS.join('|')})=./.test(location.search)&&(document.documentElement.dataset.chosen="");`;
