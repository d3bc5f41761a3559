import localFont from 'next/font/local';

// Next reads these calls statically: every value has to be a literal. `npm run fonts` subsets the first two
// files to the characters of the ranges. None is preloaded: at a first visit the connection is needed for the
// page, whose text is meanwhile shown in faces of the same width (`fallback-faces.css`).

/** Latin letters only: in Chinese text the punctuation must come from the Chinese font. */
const serif = localFont({
  src: './faces/latin-serif.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--latin-serif',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-7E, U+A0, U+A9, U+B0, U+B7, U+D7, U+E6, U+E9, U+F0, U+F7',
    },
  ],
  adjustFontFallback: false,
});

const sans = localFont({
  src: './faces/latin-sans.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--latin-sans',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-7E, U+A0, U+A9, U+B0, U+B7, U+D7, U+E6, U+E9, U+F0, U+F7',
    },
    // Centres Chinese characters, which share its line box, in buttons and rows.
    { prop: 'ascent-override', value: '106%' },
    { prop: 'descent-override', value: '36%' },
  ],
  adjustFontFallback: false,
});

/** Quotes, dashes and dots of the same files, for English text only. */
const serifPoints = localFont({
  src: './faces/latin-serif.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--latin-serif-points',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+2010-2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2032-2033',
    },
  ],
  adjustFontFallback: false,
});

const sansPoints = localFont({
  src: './faces/latin-sans.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--latin-sans-points',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+2010-2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2032-2033',
    },
  ],
  adjustFontFallback: false,
});

/** The other Latin letters, fetched only by the few pages with some. */
const serifRest = localFont({
  src: '../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  weight: '200 900',
  display: 'swap',
  variable: '--latin-serif-rest',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8, U+AA-AF, U+B1-B6, U+B8-D6, U+D8-E5, U+E7-E8, U+EA-EF, U+F1-F6, U+F8-FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+0304, U+20AC, U+2122, U+2191, U+2193, U+2212',
    },
  ],
  adjustFontFallback: false,
});

const sansRest = localFont({
  src: '../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  display: 'swap',
  variable: '--latin-sans-rest',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8, U+AA-AF, U+B1-B6, U+B8-D6, U+D8-E5, U+E7-E8, U+EA-EF, U+F1-F6, U+F8-FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+0304, U+20AC, U+2122, U+2191, U+2193, U+2212',
    },
    { prop: 'ascent-override', value: '106%' },
    { prop: 'descent-override', value: '36%' },
  ],
  adjustFontFallback: false,
});

/** The IPA letters of the cards, fetched only by pages with some. */
const phonetic = localFont({
  src: './faces/phonetic.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--phonetic',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+14B, U+251-252, U+254, U+259, U+25C, U+261, U+26A, U+283, U+28A, U+28C, U+292, U+2C8, U+2CC, U+2D0',
    },
  ],
  adjustFontFallback: false,
});

/** The other letters of the IPA, and those of further languages. */
const phoneticRest = localFont({
  src: '../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
  weight: '200 900',
  display: 'swap',
  variable: '--phonetic-rest',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+100-130, U+132-14A, U+14C-151, U+154-250, U+253, U+255-258, U+25A-25B, U+25D-260, U+262-269, U+26B-282, U+284-289, U+28B, U+28D-291, U+293-2C5, U+2C7, U+2C9-2CB, U+2CD-2CF, U+2D1-2D9, U+2E0-36F',
    },
  ],
  adjustFontFallback: false,
});

/** Classes that define the variables of the fonts, for the root. */
export const faces = [
  serif,
  sans,
  serifPoints,
  sansPoints,
  serifRest,
  sansRest,
  phonetic,
  phoneticRest,
]
  .map((face) => face.variable)
  .join(' ');
