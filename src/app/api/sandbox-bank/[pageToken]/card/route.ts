import { handleCardRequest } from '~/server/gateways/payment/sandbox/bank-calls';

interface Context {
  params: Promise<{ pageToken: string }>;
}

/** Accepts the card form of the sandbox bank's page. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return handleCardRequest(request, (await params).pageToken);
}
