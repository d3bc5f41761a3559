/** Whose work it is: the account's e-mail, or `visitor` until somebody logs in and takes it over. */
export type LocalDataOwner = string;
export const VISITOR: LocalDataOwner = 'visitor';
