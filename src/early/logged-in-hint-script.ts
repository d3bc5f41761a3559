/** Key of the local storage: set while the last response had a user. */
export const KNOWN_HERE = 'known-here';

/** Runs while the page is parsed, before the first paint. */
export const LOGGED_IN_HINT_SCRIPT = `try{localStorage.getItem("${KNOWN_HERE}")&&(document.documentElement.dataset.knownHere="")}catch{}`;
