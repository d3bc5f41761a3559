interface GraphqlOptions {
  token?: string | undefined;
  variables?: Record<string, unknown>;
}

/** Sends one GraphQL request.
 *  @returns the response, and the token of the session that the server began, if it did
 *  @throws Error for a response with errors */
export async function graphql(
  url: string,
  query: string,
  { token, variables = {} }: GraphqlOptions = {},
): Promise<{ json: unknown; token: string | undefined }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"') || text.includes('"errorCode"'))
    throw new Error(`${query.slice(0, 60)} …: ${response.status} ${text.slice(0, 500)}`);
  return {
    json: JSON.parse(text),
    token: response.headers.get('vendure-auth-token') ?? undefined,
  };
}
