/** A part of the extended suite: what the core of `npm test` leaves out, about an eighth of its time.
 *  @typedef {object} Part
 *  @property {string} name
 *  @property {string} [embedded] its share of the services on the embedded database, as `1/2`
 *  @property {boolean} [tagged] whether it runs the unit, component and service tests with the tag `extended`
 *  @property {boolean} [otherNodes] whether it runs the units on the other lines of Node
 *  @property {string[]} [browser] files in `e2e` whose extended tests it runs */

/** @type {Part[]} */
export const PARTS = [
  { name: 'embedded-1', embedded: '1/2', browser: ['database.spec.ts', 'soak.spec.ts'] },
  {
    name: 'embedded-2',
    embedded: '2/2',
    browser: ['check-shop.spec.ts', 'contract.spec.ts', 'gallery.spec.ts'],
  },
  { name: 'recordings', tagged: true, otherNodes: true },
  {
    name: 'pages',
    browser: [
      'screens-zh.walk.ts',
      'screens-en.walk.ts',
      'content-security-policy.spec.ts',
      'page-size.spec.ts',
      'site.spec.ts',
    ],
  },
  {
    name: 'editors',
    browser: [
      'console-acts.spec.ts',
      'console-content.spec.ts',
      'console-publish.spec.ts',
      'console-units.spec.ts',
      'console-videos.spec.ts',
      'console-voice.spec.ts',
    ],
  },
  {
    name: 'shop',
    browser: [
      'account-life.spec.ts',
      'account-screens.spec.ts',
      'become-a-member.spec.ts',
      'console-agency.spec.ts',
      'console-mails.spec.ts',
      'console-money.spec.ts',
      'console-people.spec.ts',
      'console-prices.spec.ts',
      'console.spec.ts',
      'keyboard.spec.ts',
      'nothing-in-the-way.spec.ts',
      'other-origin.spec.ts',
    ],
  },
  {
    name: 'lessons',
    browser: [
      'lesson.spec.ts',
      'lesson-end.spec.ts',
      'lesson-speed.spec.ts',
      'next-step.spec.ts',
      'onboarding.spec.ts',
      'voice.spec.ts',
    ],
  },
  {
    name: 'servers',
    browser: [
      'budget.spec.ts',
      'covers.spec.ts',
      'delayed-scripts.spec.ts',
      'early-press.spec.ts',
      'http-conformance.spec.ts',
      'launcher.spec.ts',
      'lists.spec.ts',
      'media.spec.ts',
      'session.spec.ts',
      'small-screens.spec.ts',
    ],
  },
];

/** The part that a commit names.
 *  @param {string} hash of the commit, hexadecimal
 *  @returns {Part} */
export const partOf = (hash) =>
  /** @type {Part} */ (PARTS[Number.parseInt(hash.slice(0, 8), 16) % PARTS.length]);
