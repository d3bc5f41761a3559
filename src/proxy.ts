import { type NextRequest, NextResponse } from 'next/server';
import { detectLanguage } from '~/i18n/detect';
import { localePath, splitPath } from '~/i18n/paths';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS, type Language } from '~/lib/language';

/** Locale routing and nothing else. Chinese has no prefix, English `/en`; only `/` detects and redirects. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  const { language, path } = splitPath(pathname);

  if (pathname === '/zh' || pathname.startsWith('/zh/')) return redirectTo(request, path, 308);
  if (pathname === '/' && isVisit(request)) {
    const kept = request.cookies.get(LANGUAGE_COOKIE)?.value;
    const wanted = detectLanguage(kept, request.headers.get('accept-language'));
    const response =
      wanted === 'zh'
        ? show(request, 'zh', '/')
        : redirectTo(request, localePath(wanted, '/'), 302);
    if (kept !== wanted) remember(response, wanted);
    return response;
  }
  return show(request, language, path);
}

/** Whether a person opens the address, rather than the router fetching a page's data. */
function isVisit(request: NextRequest): boolean {
  const target = request.headers.get('sec-fetch-dest');
  return target === null || target === 'document';
}

function show(request: NextRequest, language: Language, path: string): NextResponse {
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

function remember(response: NextResponse, language: Language): void {
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
