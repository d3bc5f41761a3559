/** Whose work it is: the account's e-mail, or `visitor` until somebody logs in and takes it over. */
export type Owner = string;
export const VISITOR: Owner = 'visitor';
