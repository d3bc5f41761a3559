import { handleCancelRequest } from '~/server/gateways/payment/sandbox/bank-calls';
import { recordRequest } from '~/server/telemetry/record-request';

interface Context {
  params: Promise<{ pageToken: string }>;
}

/** Cancels a charge on the sandbox bank's page. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { pageToken } = await params;
  const { headers } = request;
  return recordRequest({ entry: 'sandbox-bank', call: 'cancel', headers }, () =>
    handleCancelRequest(pageToken),
  );
}
