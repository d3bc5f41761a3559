import 'server-only';
import { z } from 'zod';
import { BUILT_FILES } from '~/lib/next-internals.mjs';

/** Maximum number of violations that are read from one report; a page reports the others again when it is
 *  opened again. */
const MAX_VIOLATIONS = 20;

/** A violation, without quotes of the page, queries, and addresses with a secret. */
export interface Violation {
  directive: string;
  disposition: 'enforce' | 'report';
  /** `inline`, `eval`, the scheme of an extension or of data, or an origin. */
  blocked: string;
  /** First part of the page's path. */
  page: string;
  /** Path of a script of ours, or the scheme or origin of another one. */
  source: string;
  line: number;
}

const DIRECTIVES = new Set([
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'font-src', 'media-src', 'worker-src', 'connect-src'],
  ...['form-action', 'frame-ancestors', 'frame-src', 'base-uri', 'object-src', 'default-src'],
  ...['manifest-src', 'child-src', 'require-trusted-types-for', 'trusted-types'],
]);

const text = z.string().max(8192).catch('');
const dispositionSchema = z.enum(['enforce', 'report']).catch('enforce');
const lineSchema = z.number().int().min(0).catch(0);

/** A report as `report-uri` sends it. */
const oldReportSchema = z.object({
  'csp-report': z
    .object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': lineSchema,
      disposition: dispositionSchema,
    })
    .transform((body) => ({
      directive: body['effective-directive'] || (body['violated-directive'].split(' ', 1)[0] ?? ''),
      disposition: body.disposition,
      blocked: body['blocked-uri'],
      page: body['document-uri'],
      source: body['source-file'],
      line: body['line-number'],
    })),
});

/** A report of the Reporting API, which may contain reports of other kinds. */
const reportSchema = z.object({
  type: z.literal('csp-violation'),
  body: z
    .object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: text,
      lineNumber: lineSchema,
      disposition: dispositionSchema,
    })
    .transform((body) => ({
      directive: body.effectiveDirective,
      disposition: body.disposition,
      blocked: body.blockedURL,
      page: body.documentURL,
      source: body.sourceFile,
      line: body.lineNumber,
    })),
});

/** The violations of a report in either form; null when it has neither form.
 *  @param body JSON, as received
 *  @param origin the site's own, whose scripts are reported by their paths */
export function readViolations(body: string, origin: string): Violation[] | null {
  const json = parseJson(body);
  const old = oldReportSchema.safeParse(json).data;
  if (!old && !Array.isArray(json)) return null;
  const found = old
    ? [old['csp-report']]
    : (json as unknown[]).flatMap((one) => reportSchema.safeParse(one).data?.body ?? []);
  return found.slice(0, MAX_VIOLATIONS).map((one) => ({
    ...one,
    directive: DIRECTIVES.has(one.directive) ? one.directive : 'other',
    blocked: /^[a-z-]{1,30}$/.test(one.blocked) ? one.blocked : toOrigin(one.blocked),
    page: toFirstPart(one.page),
    source: toSource(one.source, origin),
  }));
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** The origin of an address; its scheme if it has no origin, such as that of an extension. */
function toOrigin(address: string): string {
  if (!URL.canParse(address)) return 'unknown';
  const { origin, protocol } = new URL(address);
  return origin === 'null' ? protocol : origin.slice(0, 100);
}

/** The first part of a page's path, after the language: the rest may be the secret of a mailed link. */
function toFirstPart(address: string): string {
  if (!URL.canParse(address)) return 'unknown';
  const [, first = '/'] =
    /^(?:\/en)?(\/[a-z-]{0,40})(?=\/|$)/.exec(new URL(address).pathname) ?? [];
  return first;
}

function toSource(address: string, origin: string): string {
  if (!URL.canParse(address)) return 'unknown';
  const url = new URL(address);
  const isOurScript = url.origin === origin && isBuiltFile(url.pathname);
  return isOurScript ? url.pathname : toOrigin(address);
}

const isBuiltFile = (path: string) =>
  path.startsWith(BUILT_FILES) && /^[\w./-]{1,120}$/.test(path.slice(BUILT_FILES.length));
