import { isAllowedOrigin } from '~/server/auth/origin-check';

/** Adds CORS headers for the configured other origins; every other origin gets none. */
export function withCors(request: Request, response: Response): Response {
  const origin = request.headers.get('origin');
  response.headers.append('vary', 'Origin');
  if (!origin || !isAllowedOrigin(origin)) return response;
  response.headers.set('access-control-allow-origin', origin);
  response.headers.set('access-control-allow-credentials', 'true');
  response.headers.set('access-control-expose-headers', 'Retry-After');
  return response;
}

/** The response to a preflight request. */
export function preflightResponse(request: Request, methods: string): Response {
  const response = withCors(
    request,
    new Response(null, { status: 204, headers: { allow: methods } }),
  );
  if (!response.headers.has('access-control-allow-origin')) return response;
  response.headers.set('access-control-allow-methods', methods);
  response.headers.set('access-control-allow-headers', 'Content-Type, X-Token, Accept-Language');
  response.headers.set('access-control-max-age', '600');
  return response;
}
