import { handleCancelRequest } from '~/server/gateways/payment/sandbox/bank-calls';

interface Context {
  params: Promise<{ pageToken: string }>;
}

/** Leaves the sandbox bank's page without paying. */
export async function POST(_: Request, { params }: Context): Promise<Response> {
  return handleCancelRequest((await params).pageToken);
}
