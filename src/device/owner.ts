/** Owner of local data: the account's e-mail address, or `visitor` until an account logs in and takes the data over. */
export type LocalDataOwner = string;
export const VISITOR: LocalDataOwner = 'visitor';
