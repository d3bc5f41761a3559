/** Runs while the page is parsed, before the first paint. It decides what is shown for a moment, and leads nowhere. */
export const RETURN_HINT_SCRIPT = String.raw`{let n=/[?&]next=(%2F|\/)(?!%2F|%5C|[/\\])((en(%2F|\/))?payment(?!%2F|[\w/-]))?/i.exec(location.search);n&&(document.documentElement.dataset.next=n[2]?"payment":"page")}`;
