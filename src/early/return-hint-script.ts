/** Runs while the page is parsed, before the first paint. It decides only the content of the first moment, and does
 *  not navigate. */
export const RETURN_HINT_SCRIPT = String.raw`{let n=/[?&]next=(%2F|\/)(?!%2F|%5C|[/\\])((en(%2F|\/))?payment(?!%2F|[\w/-]))?/i.exec(location.search);n&&(document.documentElement.dataset.next=n[2]?"payment":"page")}`;
