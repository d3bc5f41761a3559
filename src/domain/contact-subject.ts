/** Subjects of a contact message, in the order of the form. */
export const CONTACT_SUBJECTS = ['ORDER', 'ACCOUNT', 'LESSON', 'COOPERATION', 'OTHER'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** Maximum length of a contact message, UTF-16 units. */
export const CONTACT_BODY_MAX = 2000;
