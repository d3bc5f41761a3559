/** @type {import('./run-part.mjs').Part[]} */
export const PARTS = [
  {
    name: 'embedded',
    steps: ['services on the embedded database'],
    browser: ['account-screens.spec.ts', 'database.spec.ts', 'session.spec.ts', 'soak.spec.ts'],
  },
  {
    name: 'recordings',
    steps: ['tagged services'],
    browser: ['check-shop.spec.ts', 'contract.spec.ts', 'gallery.spec.ts'],
  },
  {
    name: 'nodes',
    steps: ['tagged units', 'tagged services on the embedded database', 'newest Node'],
    browser: ['console-mails.spec.ts', 'onboarding.spec.ts'],
  },
  {
    name: 'pages',
    browser: ['screens-en-even.walk.ts', 'screens-zh.walk.ts'],
  },
  {
    name: 'editors',
    browser: [
      'console-acts.spec.ts',
      'console-agency.spec.ts',
      'console-content.spec.ts',
      'console-prices.spec.ts',
      'console-publish.spec.ts',
      'console-units.spec.ts',
      'console-videos.spec.ts',
      'console-voice.spec.ts',
    ],
  },
  {
    name: 'shop',
    steps: ['Firefox and WebKit'],
    browser: [
      'account-life.spec.ts',
      'become-a-member.spec.ts',
      'console.spec.ts',
      'console-money.spec.ts',
      'console-people.spec.ts',
      'content-security-policy.spec.ts',
      'keyboard.spec.ts',
      'nothing-in-the-way.spec.ts',
      'rendering.spec.ts',
      'scene.spec.ts',
    ],
  },
  {
    name: 'lessons',
    browser: [
      'ear.spec.ts',
      'lesson.spec.ts',
      'lesson-end.spec.ts',
      'lesson-speed.spec.ts',
      'look-up.spec.ts',
      'next-step.spec.ts',
      'other-origin.spec.ts',
      'small-screens.spec.ts',
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
      'page-size.spec.ts',
      'screens-en-odd.walk.ts',
      'site.spec.ts',
    ],
  },
];

/** The part of the extended suite that is tested at a commit.
 *  @param {string} hash of the commit, hexadecimal
 *  @returns {import('./run-part.mjs').Part} */
export const partOf = (hash) =>
  /** @type {import('./run-part.mjs').Part} */ (
    PARTS[Number.parseInt(hash.slice(0, 8), 16) % PARTS.length]
  );
