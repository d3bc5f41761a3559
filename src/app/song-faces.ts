// Written by `npm run fonts`.
/** Address of the characters of the brand and of the front page's headline. */
export const BRAND_FACE = '/fonts/song-brand-d3458175.woff2';
/** Address of the style sheet of the headline face for all other pages. */
export const SONG_STYLES = '/fonts/song-all-0d94fca1.css';
