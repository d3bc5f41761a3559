/** Details of a test that every run of `npm test` tries. All others are the extended suite's, a part of which a run
 *  tries (`tools/testing/parts.mjs`). */
export const CORE = { tag: '@core' } as const;

/** The same for one language of a journey that is there in both: journeys take turns in which. */
export const coreIn = (core: 'zh' | 'en', language: 'zh' | 'en') => (language === core ? CORE : {});
