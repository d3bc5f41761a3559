import { handleCancelRequest } from '~/server/gateways/payment/sandbox/bank-calls';

interface Context {
  params: Promise<{ pageToken: string }>;
}

/** Cancels a charge on the sandbox bank's page. */
export async function POST(_: Request, { params }: Context): Promise<Response> {
  return handleCancelRequest((await params).pageToken);
}
