import { handleCardRequest } from '~/server/gateways/payment/sandbox/bank-calls';
import { recordRequest } from '~/server/telemetry/record-request';

interface Context {
  params: Promise<{ pageToken: string }>;
}

/** Accepts the card form of the sandbox bank's page. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { pageToken } = await params;
  const { headers } = request;
  return recordRequest({ entry: 'sandbox-bank', call: 'card', headers }, () =>
    handleCardRequest(request, pageToken),
  );
}
