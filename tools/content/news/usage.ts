import { CATEGORIES, LEVELS } from '~/domain/unit-kinds';

/** Usage text of `npm run news`. */
export const USAGE = `npm run news -- import SOURCE… [--source NAME] [--licence TEXT] [--date 2026-11-21] [--category NAME]
    SOURCE is the address of an RSS or Atom feed, a folder of texts (.txt .md .html), or a JSON Lines file.
    The flags say what the source itself does not. Pieces without a licence are kept out of every unit.
npm run news -- pieces
npm run news -- draft --category ${CATEGORIES.join('|')} --level ${LEVELS.join('|')} [--seed 1]
npm run news -- list
npm run news -- show DRAFT
npm run news -- swap DRAFT word|sentence 1–10 [--with KEY] [--keep-rest]
npm run news -- export DRAFT [FILE]
npm run news -- fill FILE
npm run news -- edit DRAFT FIELD VALUE        (FIELD such as words.3.meaning, headline.zh, slug)
npm run news -- publish DRAFT
npm run news -- withdraw SLUG

DRAFT is a draft's id or the end of it, as "list" shows it.`;
