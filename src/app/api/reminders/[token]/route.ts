import { handleOneClickStop, leadToStopPage } from '~/server/one-click/stop-reminders-request';
import { systemContext } from '~/server/system-context';

interface Params {
  params: Promise<{ token: string }>;
}

/** `POST /api/reminders/<token>`: a mail program stops the reminders with one tap. */
export async function POST(_request: Request, { params }: Params): Promise<Response> {
  return handleOneClickStop(systemContext(), (await params).token);
}

/** `GET /api/reminders/<token>`: to the page that asks first. */
export async function GET(request: Request, { params }: Params): Promise<Response> {
  return leadToStopPage(request.headers, (await params).token);
}
