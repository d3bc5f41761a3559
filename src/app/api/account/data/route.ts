import { handleAccountDataRequest } from '~/server/downloads/account-data';

/** The file with everything about the account. */
export { handleAccountDataRequest as POST };
