import { handleOneClickStop, leadToStopPage } from '~/server/one-click/stop-reminders-request';
import { systemContext } from '~/server/system-context';
import { recordRequest } from '~/server/telemetry/record-request';

interface Params {
  params: Promise<{ token: string }>;
}

/** `POST /api/reminders/<token>`: called by a mail program to stop the reminders with one tap. */
export async function POST({ headers }: Request, { params }: Params): Promise<Response> {
  const { token } = await params;
  return recordRequest({ entry: 'one-click', call: 'stop-reminders', headers }, () =>
    handleOneClickStop(systemContext(), token),
  );
}

/** `GET /api/reminders/<token>`: redirects to the page that asks for confirmation. */
export async function GET(request: Request, { params }: Params): Promise<Response> {
  return leadToStopPage(request.headers, (await params).token);
}
