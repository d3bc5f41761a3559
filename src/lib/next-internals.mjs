// The undocumented internals of Next that this product depends on: each form, header, path and symbol, with the code
// that depends on it and the test that fails when a version of Next changes it. No other file in `src` contains one of
// them. `npm run next:page` makes docs/next-upgrade.md of this file.

/** Next serves with the server that `http.createServer` returns, and gives it its listener there.
 *  Depends on it: the whole HTTP layer (`src/launcher/http-layer/preload.mjs`), which wraps the listener. A server in
 *  production does not start without it.
 *  Reported by: every start of a server */

/** Next's command, from the folder of the product.
 *  Depends on it: the build and the start of web processes.
 *  Reported by: every start of a server */
export const COMMAND = 'node_modules/next/dist/bin/next';

/** The file in the folder of the build with the build's id.
 *  Depends on it: whether a start builds the pages, and which servers share them.
 *  Reported by: `e2e/launcher.spec.ts` › Two web processes share the port, the news of changed content and the files of earlier releases, and one that falls is started again */
export const BUILD_ID = 'BUILD_ID';

/** The file in the folder of the build, and the list in it, that names the scripts with which every page begins.
 *  Depends on it: the compile hint of these scripts. A build without either fails.
 *  Reported by: `e2e/budget.spec.ts` › At least two of the scripts with which every page begins have the compile hint */
export const ROOT_SCRIPTS = { file: 'build-manifest.json', list: 'rootMainFiles' };

/** The name of the files that list the scripts which a page preloads for its parts that are loaded later.
 *  Depends on it: no page preloads a script that the build has not written, which would be an error in the console.
 *  Reported by: `e2e/screens.walk.ts` › The other half are accessible, fit a desktop and have correct wording in English */
export const PRELOADS_FILE = 'react-loadable-manifest.json';

/** The address of the folder of built files, whose names carry a hash of their content.
 *  Depends on it: they are kept for a year, compressed once, and found at a server of another release; workers whose
 *  script is one of them may compile WebAssembly.
 *  Reported by: `e2e/http-conformance.spec.ts` › Every kind of file has its ranges, preconditions and one tag */
export const BUILT_FILES = '/_next/static/';

/** Addresses of Next that are files, of a build or of its development.
 *  Depends on it: which responses `/api/metrics` counts as files.
 *  Reported by: no test; built files are counted as files by their endings, too */
export const FILE_ADDRESS = /^\/_next\//;

/** The address at which Next scales pictures, in every spelling that it takes, decoded.
 *  Depends on it: the address is closed, as no page needs it and each request costs a processor.
 *  Reported by: `e2e/http-conformance.spec.ts` › A closed address is closed in every spelling */
export const PICTURE_SCALER = /^[/\\]+_next[/\\]+image(?:[/\\]|$)/i;

/** The address of the WebSocket by which development reloads pages.
 *  Depends on it: it is the only upgrade of a connection that is allowed, and only in development.
 *  Reported by: no test; under `npm run dev` a changed page no longer changes in the browser */
export const RELOADING = /^\/_next\/(?:webpack-)?hmr(?:[/?]|$)/;

/** The header that marks a page from Next's cache, and its value then.
 *  Depends on it: such a page is sent without Next from then on. Otherwise Next would handle every request of a page.
 *  Reported by: `e2e/page-size.spec.ts` › A page that is sent from the cache without Next is what Next sends, and stays so */
export const CACHE_STATE = { name: 'x-nextjs-cache', hit: 'HIT' };

/** Headers of requests to Next for something else than the whole page: its data, a part, a new rendering.
 *  Depends on it: such a request is handled by Next. With a header of another name it would get the page instead of
 *  its data.
 *  Reported by: `e2e/page-size.spec.ts` › A page that is sent from the cache without Next is what Next sends, and stays so */
export const OTHER_WISH =
  /^(?:range$|rsc$|next-|x-(?:nextjs|prerender|middleware|invoke|now|matched|vercel)-)/;

/** The header with which the router requests the data of a page.
 *  Depends on it: the data of a page that threw is sent as it is; its HTML is filled.
 *  Reported by: `e2e/page-size.spec.ts` › A page that is sent from the cache without Next is what Next sends, and stays so */
export const ROUTER_HEADER = 'rsc';

/** Cookies with which Next shows drafts.
 *  Depends on it: requests with them are handled by Next. The product has no drafts of this kind.
 *  Reported by: no test; the product never sets these cookies */
export const DRAFT_COOKIES = /__(?:prerender_bypass|next_preview_data)=/;

/** Whether a value that Next keeps is a page that was found and is complete. A value has `kind`; a page also `html`,
 *  `rscData`, `segmentData`, `headers`, `status` and `postponed`.
 *  Depends on it: which pages the HTTP layer may send, and how much of the memory they take.
 *  Reported by: `e2e/page-size.spec.ts` › A page that is sent from the cache without Next is what Next sends, and stays so */
export const isCompletePage = (value) =>
  value?.kind === 'APP_PAGE' && (value.status ?? 200) === 200 && value.postponed === undefined;

/** The header, in a page that Next keeps, that names the tags of all its queries.
 *  Depends on it: a kept page becomes stale when content that it shows has changed.
 *  Reported by: `e2e/launcher.spec.ts` › Two web processes share the port, the news of changed content and the files of earlier releases, and one that falls is started again */
export const TAGS_HEADER = 'x-next-cache-tags';

/** The start of the HTML of a page that threw, which contains only scripts.
 *  Depends on it: the HTTP layer inserts the error page, which is then visible without scripts, too.
 *  Reported by: `e2e/site.spec.ts` › A 404 page is a complete document without scripts */
export const EMPTY_PAGE = '<html id="__next_error__">';

/** The scripts that a page fetches while it is parsed, and the preload of the one that begins it.
 *  Depends on it: pages fetch their scripts after their first paint (decision 0131).
 *  Reported by: `e2e/delayed-scripts.spec.ts` › requests its scripts after it was parsed, each of them once */
export const SCRIPT_FETCHED_AT_ONCE =
  /<(?:script src|link rel="preload" as="script" fetchPriority="low" href)="(\/_next\/static\/[\w./~-]+)"(?: id="_R_")?(?: async=""><\/script>|\/>)/g;

/** The inline scripts of a page: its data for React, and the list of its first files. Both are calls with JSON.
 *  Depends on it: the policy of a page allows only these inline scripts, by their hashes.
 *  Reported by: `e2e/screens.walk.ts` › The other half are accessible, fit a desktop and have correct wording in English */
export const INLINE_SCRIPTS = [
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s,
];

/** React's mark of a component that runs in the browser, in place of its function.
 *  Depends on it: such a component in static HTML is an error of the page that has it, not a dead control.
 *  Reported by: no test; React then fails with an error of its own */
export const CLIENT_REFERENCE = Symbol.for('react.client.reference');
