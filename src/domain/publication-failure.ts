/** Reasons why a draft was not published at its hour: it was changed since, a text is missing or an article
 *  may not be published, or its clips are not all there. */
export const PUBLICATION_FAILURES = ['changed', 'incomplete', 'clips'] as const;
export type PublicationFailure = (typeof PUBLICATION_FAILURES)[number];
