import { type NextRequest, NextResponse } from 'next/server';
import { detectLanguage } from '~/i18n/detect-language';
import { localePath, splitPath } from '~/i18n/paths';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS, type Language } from '~/lib/language';

/** Locale routing and nothing else. Chinese has no prefix, English `/en`; only `/` detects and redirects. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  const { language, path } = splitPath(pathname);

  if (pathname === '/zh' || pathname.startsWith('/zh/')) return redirectTo(request, path, 308);
  if (pathname === '/' && isDocumentRequest(request)) {
    const storedLanguage = request.cookies.get(LANGUAGE_COOKIE)?.value;
    const preferredLanguage = detectLanguage(
      storedLanguage,
      request.headers.get('accept-language'),
    );
    const response =
      preferredLanguage === 'zh'
        ? rewriteTo(request, 'zh', '/')
        : redirectTo(request, localePath(preferredLanguage, '/'), 302);
    if (storedLanguage !== preferredLanguage) saveLanguage(response, preferredLanguage);
    return response;
  }
  return rewriteTo(request, language, path);
}

/** Whether a person opens the address, rather than the router fetching a page's data. */
function isDocumentRequest(request: NextRequest): boolean {
  const target = request.headers.get('sec-fetch-dest');
  return target === null || target === 'document';
}

function rewriteTo(request: NextRequest, language: Language, path: string): NextResponse {
  const headers = new Headers(request.headers);
  headers.set('x-next-locale', language);
  if (language === 'en') return NextResponse.next({ request: { headers } });
  const url = request.nextUrl.clone();
  url.pathname = path === '/' ? '/zh' : `/zh${path}`;
  return NextResponse.rewrite(url, { request: { headers } });
}

function redirectTo(request: NextRequest, path: string, status: 302 | 308): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = path;
  return NextResponse.redirect(url, status);
}

function saveLanguage(response: NextResponse, language: Language): void {
  response.cookies.set(LANGUAGE_COOKIE, language, {
    maxAge: LANGUAGE_COOKIE_DAYS * 24 * 60 * 60,
    sameSite: 'lax',
    path: '/',
  });
}

export const config = {
  matcher: [
    '/((?!api/|api$|_next/|files/|media/|speech/|fonts/|icons/|share/|sandbox-bank/|sandbox-bank$|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$).*)',
  ],
};
