import { handleOperatorTableRequest } from '~/server/downloads/operator-table';

/** A table of the console as a CSV file. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  return handleOperatorTableRequest(request, (await params).name);
}
