import { handleSavedWordsRequest } from '~/server/downloads/saved-words';

/** The saved words of the account as a CSV file. */
export function GET(request: Request): Promise<Response> {
  return handleSavedWordsRequest(request);
}
