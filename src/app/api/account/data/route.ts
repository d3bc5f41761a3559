import { requestContext } from '~/server/auth/request-context';
import { answerAccountData } from '~/server/downloads/account-data';

/** The file with everything about the account. */
export async function POST(request: Request): Promise<Response> {
  return answerAccountData(request, await requestContext({ req: request }));
}
