/** Details of a test that belongs to every run of `npm test`. All others belong to the extended suite, of which
 *  a run includes one part (`tools/testing/parts.mjs`). */
export const CORE = { tag: '@core' } as const;

/** The same for a journey in both languages: only its run in one language, `core`, belongs to the core. */
export const coreIn = (core: 'zh' | 'en', language: 'zh' | 'en') => (language === core ? CORE : {});
