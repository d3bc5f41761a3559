import type { Page, Request } from '@playwright/test';

/** Lists what a page asked for and did not get: requests that failed, or were answered with an error. */
export function failuresOf(page: Page): string[] {
  const failures: string[] = [];
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A page that is left asks for nothing any more.
    if (why !== 'net::ERR_ABORTED') failures.push(`${why} ${nameOf(request)}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      failures.push(`${response.status()} ${nameOf(response.request())}`);
  });
  return failures;
}

function nameOf(request: Request): string {
  return `${request.method()} ${request.url()}`;
}
