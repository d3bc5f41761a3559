/** A part of the extended suite: what the core of `npm test` leaves out, about an eighth of its time.
 *  @typedef {object} Part
 *  @property {string} name
 *  @property {string} [embedded] its share of the services on the embedded database, as `1/2`
 *  @property {boolean} [tagged] whether it runs the unit, component and service tests with the tag `extended`
 *  @property {boolean} [otherNodes] whether it runs the units on the other lines of Node
 *  @property {string[]} [browser] files in `e2e` whose extended tests it runs */

/** @type {Part[]} */
export const PARTS = [
  { name: 'embedded-1', embedded: '1/2' },
  { name: 'embedded-2', embedded: '2/2' },
  { name: 'pages-zh', browser: ['screens-zh.walk.ts'] },
  { name: 'pages-en', browser: ['screens-en.walk.ts'] },
  { name: 'gallery-and-faults', browser: ['gallery.spec.ts', 'soak.spec.ts', 'launcher.spec.ts'] },
  {
    name: 'console',
    browser: [
      'account-screens.spec.ts',
      'console-mails.spec.ts',
      'console-money.spec.ts',
      'console-people.spec.ts',
      'console-publish.spec.ts',
      'console.spec.ts',
    ],
  },
  {
    name: 'lessons',
    browser: [
      'lesson.spec.ts',
      'lesson-end.spec.ts',
      'next-step.spec.ts',
      'onboarding.spec.ts',
      'small-screens.spec.ts',
    ],
  },
  {
    name: 'shop',
    tagged: true,
    otherNodes: true,
    browser: ['content-security-policy.spec.ts', 'database.spec.ts', 'walk.spec.ts'],
  },
];

/** The part that a commit names.
 *  @param {string} hash of the commit, hexadecimal
 *  @returns {Part} */
export const partOf = (hash) =>
  /** @type {Part} */ (PARTS[Number.parseInt(hash.slice(0, 8), 16) % PARTS.length]);
