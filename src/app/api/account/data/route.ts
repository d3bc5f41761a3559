import { handleAccountDataRequest } from '~/server/downloads/account-data';

/** The download of the account data. */
export { handleAccountDataRequest as POST };
