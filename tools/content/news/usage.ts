import { CATEGORIES, LEVELS } from '~/domain/unit-kinds';

/** Usage text of `npm run news`. */
export const USAGE = `npm run news -- import SOURCE… [--source NAME] [--licence TEXT] [--date 2026-11-21] [--category NAME]
    SOURCE is the address of an RSS or Atom feed, a folder of texts (.txt .md .html), or a JSON Lines file.
    The flags apply where the source has no value of its own. Articles without a licence are not used in units.
npm run news -- pieces
npm run news -- draft --category ${CATEGORIES.join('|')} --level ${LEVELS.join('|')} [--seed 1] [--only-source NAME]…
npm run news -- list
npm run news -- show DRAFT
npm run news -- alternatives DRAFT word|sentence [TEXT]
npm run news -- swap DRAFT word|sentence 1–10 [--with KEY] [--keep-rest]
npm run news -- export DRAFT [FILE]
npm run news -- fill FILE
npm run news -- edit DRAFT FIELD VALUE        (FIELD such as words.3.meaning, headline.zh, slug)
npm run news -- save DRAFT --access FREE|VIP --date 2026-11-22 [--replace] [--folder DIR]
npm run news -- check [SLUG…] [--folder DIR]
npm run news -- discard DRAFT [--yes]
npm run news -- publish DRAFT
npm run news -- withdraw SLUG REASON

"save" writes a finished draft as a content file, without speech; "check" grades content files.
DRAFT is a draft's id or the end of it, as "list" shows it.`;
