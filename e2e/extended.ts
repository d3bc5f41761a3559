/** Ends the title of a test that the core of `npm test` leaves to the extended suite (`tools/testing/parts.mjs`). */
export const EXTENDED = ' @extended';

/** Ends the title of a journey that is there in both languages: the core runs it in one. The journeys take turns in
 *  which, so that the core sees both; a test whose subject is the language has no such end. */
export const coreIn = (core: 'zh' | 'en', language: 'zh' | 'en') =>
  language === core ? '' : EXTENDED;
