import { answerAccountData } from '~/server/downloads/account-data';

/** The file with everything about the account. */
export { answerAccountData as POST };
