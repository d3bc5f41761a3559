import proxyAddress from 'proxy-addr';
import { z } from 'zod';
import { databaseAddressProblem } from './lib/database-address';

const flag = z.enum(['0', '1']).transform((value) => value === '1');

/** Values separated by commas. */
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** A web address: never one that a browser would run. */
const webAddress = z.url({ protocol: /^https?$/ });

/** Scheme, host and port of a site, as browsers write them: no path, no slash at its end. */
const origin = webAddress.superRefine((url, { addIssue }) => {
  const bare = URL.canParse(url) ? new URL(url).origin : 'null';
  if (bare !== url && bare !== 'null')
    addIssue({ code: 'custom', message: `must be a bare origin without a path: ${bare}` });
});

/** A list of web origins, such as `https://app.example.com,https://m.example.com`. */
const origins = list.pipe(z.array(origin));

/** An address without a query and a slash at its end: paths are appended to it. */
const mediaAddress = webAddress.refine(
  (url) => !/[?#;,\s]|\/$/.test(url),
  'must have no query and no slash at its end',
);

const databaseAddress = z.string().superRefine((address, { addIssue }) => {
  const problem = databaseAddressProblem(address);
  if (problem) addIssue({ code: 'custom', message: problem });
});

/** Proxies in the notation of the package proxy-addr. */
const proxies = list.refine((names) => {
  try {
    return Boolean(proxyAddress.compile(names));
  } catch {
    return false;
  }
}, 'must be addresses, CIDR blocks, or loopback, linklocal, uniquelocal');

/** Groups of settings that must all be set, or none; all of them if another setting selects the service that
 *  needs them. */
const GROUPS = [
  {
    purpose: 'a bucket for avatars',
    names: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  },
  {
    chosenBy: ['PAYMENT_GATEWAY', 'ecpay'],
    purpose: 'payment by ECPay',
    names: ['ECPAY_MERCHANT_ID', 'ECPAY_HASH_KEY', 'ECPAY_HASH_IV', 'ECPAY_CREDIT_CHECK_CODE'],
  },
  {
    chosenBy: ['PAYMENT_GATEWAY', 'stripe'],
    purpose: 'payment by Stripe',
    names: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  },
  {
    chosenBy: ['INVOICE_PROVIDER', 'ecpay'],
    purpose: 'invoices by ECPay',
    names: ['ECPAY_INVOICE_MERCHANT_ID', 'ECPAY_INVOICE_HASH_KEY', 'ECPAY_INVOICE_HASH_IV'],
  },
] as const;

/** A key of AES-128: 16 bytes. */
const AES_KEY = /^[!-~]{16}$/;

/** Properties of a setting beside its value. */
declare module 'zod' {
  interface GlobalMeta {
    /** Pages show it or depend on it: servers with different values share no cached pages. Never set for a
     *  secret. */
    shown?: true;
    /** Its default is a sample, which visitors see until it is set. */
    sample?: true;
  }
}

const fields = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .meta({ shown: true }),
  /** PostgreSQL address; with `?pgbouncer=true` behind a pooler in transaction mode, and with several hosts
   *  if a replica can take over. The launcher sets it for the embedded database. */
  DATABASE_URL: databaseAddress,
  /** Number of processes that serve requests. The launcher has a default, and passes the number to each
   *  process. */
  WEB_PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  /** Pool size for requests, which the launcher divides among the web processes; jobs have five connections
   *  of their own. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  /** Seconds that a request waits for a connection, and then for each statement, before it gets a 503: less
   *  than five, so that every request gets a response within ten. */
  DATABASE_TIMEOUT: z.coerce.number().min(0.1).max(4.5).default(4),
  /** `1` when the launcher serves its own embedded database: local defaults are then allowed. */
  EMBEDDED: flag.default(false).meta({ shown: true }),
  /** Public address of the site, whose pages are at the root; the only base of links in mails and of webhook
   *  addresses. */
  APP_URL: origin.meta({ shown: true }),
  /** Signs CSRF tokens, links and other values that must not be forged. At least 32 characters. */
  APP_SECRET: z.string().min(32),
  /** Earlier values of APP_SECRET: texts that were signed or sealed with them are still valid; new ones use
   *  APP_SECRET. */
  APP_SECRET_FALLBACKS: list.pipe(z.array(z.string().min(32))).default([]),
  /** Shared with the sandbox bank, which signs its webhooks with it. */
  SANDBOX_BANK_SECRET: z.string().min(32),
  /** Folder for avatars, mails of the embedded default, and secrets. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Encrypts backups: a passphrase, or a key of age. Not needed to serve. */
  BACKUP_KEY: z.string().min(16).optional(),
  /** Gateway of new card payments. */
  PAYMENT_GATEWAY: z.enum(['sandbox', 'ecpay', 'stripe']).default('sandbox'),
  /** ECPay: the shop's number, its two keys, and the check code of its card statements
   *  (信用卡收單 → 信用卡授權資訊 → 商家檢查碼), which refunds need. */
  ECPAY_MERCHANT_ID: z
    .string()
    .regex(/^\d{1,10}$/, 'must be ECPay’s number of the shop')
    .optional(),
  ECPAY_HASH_KEY: z.string().min(16).optional(),
  ECPAY_HASH_IV: z.string().min(16).optional(),
  ECPAY_CREDIT_CHECK_CODE: z.string().regex(/^\d+$/, 'must be digits').optional(),
  /** `https://payment-stage.ecpay.com.tw` is ECPay's test site (which has no refunds). Pages may post forms
   *  to ECPay's hosts only (`form-action` of the security headers). */
  ECPAY_URL: z
    .url()
    .regex(/^https:\/\/([\w-]+\.)+ecpay\.com\.tw(\/|$)|^http:\/\/127\.0\.0\.1:/, 'must be ECPay’s')
    .default('https://payment.ecpay.com.tw'),
  /** Stripe: the secret (or restricted) key, and the secret of the webhook that calls
   *  `/api/payments/stripe`. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret or restricted key')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must be a webhook’s secret')
    .optional(),
  STRIPE_URL: webAddress.default('https://api.stripe.com'),
  /** The issuer of uniform invoices: a person at the tax platform, or an agency. */
  INVOICE_PROVIDER: z.enum(['manual', 'ecpay']).default('manual'),
  /** ECPay’s e-invoices (B2C): a contract, a number and keys of their own, not those of its card payments. */
  ECPAY_INVOICE_MERCHANT_ID: z
    .string()
    .regex(/^\d{1,10}$/, 'must be ECPay’s number of the shop')
    .optional(),
  ECPAY_INVOICE_HASH_KEY: z.string().regex(AES_KEY, 'must be 16 characters').optional(),
  ECPAY_INVOICE_HASH_IV: z.string().regex(AES_KEY, 'must be 16 characters').optional(),
  /** `https://einvoice-stage.ecpay.com.tw` is ECPay's test site. */
  ECPAY_INVOICE_URL: z
    .url()
    .regex(/^https:\/\/([\w-]+\.)+ecpay\.com\.tw(\/|$)|^http:\/\/127\.0\.0\.1:/, 'must be ECPay’s')
    .default('https://einvoice.ecpay.com.tw'),
  /** The least severe lines of the log that are written. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** `json` lines, or `pretty` for a person; by default pretty in a terminal only. */
  LOG_FORMAT: z.enum(['json', 'pretty']).optional(),
  /** Bearer token for `/api/metrics`; without it there is no such address. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Address of this machine on which web servers, and a worker with a METRICS_PORT, listen; without it on all. */
  LISTEN_ADDRESS: z.union([z.ipv4(), z.ipv6()], { error: 'must be an IP address' }).optional(),
  /** Port on which a separate worker serves `/api/health/live` and `/api/metrics`; without it the worker does
   *  not listen. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Address of a collector of traces (OTLP over HTTP); without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  /** Share of requests that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Seconds between a stop's signal, from which on readiness fails, and the close of the socket: the time
   *  that a load balancer needs to notice. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  /** `off`: this process runs no shared jobs; `npm run worker` does. */
  WORKER: z.enum(['on', 'off']).default('on'),
  /** smtp:// or smtps:// address. Without it, mails are written as .eml files under DATA_DIR/mail. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Maximum number of mails that one worker sends in a second by SMTP: the limit of the mail server, divided by the
   *  number of workers. */
  SMTP_RATE: z.coerce.number().min(0.1).max(1000).default(100),
  MAIL_FROM: z.string().default('說譯 Shuoyi <no-reply@shuoyi.example>'),
  /** Other origins whose pages may call /api/front with credentials. */
  FRONT_ALLOWED_ORIGINS: origins.default([]),
  /** Origins of feeds that may be in a private network; all others are read from the public internet only. */
  FEED_PRIVATE_ORIGINS: origins.default([]),
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, CIDR blocks, or `loopback`, `linklocal`,
   *  `uniquelocal`, separated by commas. Empty: the connection's address is used. */
  TRUSTED_PROXIES: proxies.default([]),
  /** Multiplies every rate limit: for a site with many people behind few addresses, and for
   *  test runs. */
  THROTTLE_SCALE: z.coerce.number().min(0.1).max(1000).default(1),
  /** `1`: a sign-up with the e-mail of an existing account gets an error instead of a mail to its user. */
  SIGNUP_TELLS_TAKEN: flag.default(false),
  /** An S3-compatible bucket for avatars. Without it they are stored below DATA_DIR. */
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Address of a bucket or CDN with the files below `public`: `<MEDIA_URL>/media/…`. Without it the site
   *  serves clips, pictures and videos itself. */
  MEDIA_URL: mediaAddress.optional().meta({ shown: true }),
  /** `0`: HSTS does not include the subdomains of APP_URL's host. */
  HSTS_SUBDOMAINS: flag.default(true),
  /** E-mail address for support. */
  CONTACT_EMAIL: z.email().default('hello@shuoyi.example').meta({ shown: true, sample: true }),
  /** Name of the provider in the legal texts. */
  OPERATOR_NAME_ZH: z.string().default('說譯（示範業者）').meta({ shown: true, sample: true }),
  OPERATOR_NAME_EN: z
    .string()
    .default('Shuoyi (sample provider)')
    .meta({ shown: true, sample: true }),
  OPERATOR_ADDRESS_ZH: z.string().default('（營業地址待填）').meta({ shown: true, sample: true }),
  OPERATOR_ADDRESS_EN: z
    .string()
    .default('(address to be filled in)')
    .meta({ shown: true, sample: true }),
  OPERATOR_TAX_ID: z.string().default('00000000').meta({ shown: true, sample: true }),
  /** `1`: serves `/gallery` outside of development, too. */
  GALLERY: flag.default(false).meta({ shown: true }),
  /** The five external links of the footer. */
  LINK_PHOTOS: webAddress
    .default('https://www.example.com/shuoyi/photos')
    .meta({ shown: true, sample: true }),
  LINK_SOCIAL: webAddress
    .default('https://www.example.com/shuoyi/social')
    .meta({ shown: true, sample: true }),
  LINK_VIDEO: webAddress
    .default('https://www.example.com/shuoyi/video')
    .meta({ shown: true, sample: true }),
  LINK_PROFESSIONAL: webAddress
    .default('https://www.example.com/shuoyi/professional')
    .meta({ shown: true, sample: true }),
  LINK_BLOG: webAddress
    .default('https://www.example.com/shuoyi/blog')
    .meta({ shown: true, sample: true }),
  SITE_NAME_ZH: z.string().default('說譯').meta({ shown: true }),
  SITE_NAME_EN: z.string().default('Shuoyi').meta({ shown: true }),
});

/** Names of all settings. */
export const SETTING_NAMES = Object.keys(fields.shape) as (keyof Env)[];

/** Names of the settings that a page may show, so that their values are public. */
export const SHOWN_SETTINGS = SETTING_NAMES.filter((name) => fields.shape[name].meta()?.shown);

/** Names of the settings with a sample default that are not set. */
export function stillSamples(source: Record<string, string | undefined>): string[] {
  return SETTING_NAMES.filter((name) => {
    const field = fields.shape[name];
    return field.meta()?.sample && (!source[name] || source[name] === field.parse(undefined));
  });
}

/** Whether an address is a sample. */
export const isSampleAddress = (url: string) => new URL(url).hostname === 'www.example.com';

const settings = fields.superRefine((given, { addIssue }) => {
  for (const group of GROUPS) {
    const missing = group.names.filter((name) => given[name] === undefined);
    const needed = 'chosenBy' in group && given[group.chosenBy[0]] === group.chosenBy[1];
    if (missing.length === group.names.length && !needed) continue;
    const message = `${group.purpose} needs all of ${group.names.join(', ')}`;
    for (const name of missing) addIssue({ code: 'custom', path: [name], message });
  }
});

export type Env = z.infer<typeof fields>;

/** Reads and checks every setting at once.
 *  @throws Error whose message names each missing or bad setting on a line of its own. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0] ?? 'settings');
    if (given[name] !== undefined) return `  ${name} is not usable: ${issue.message}.`;
    return issue.code === 'custom'
      ? `  ${name} is missing: ${issue.message}.`
      : `  ${name} is missing.`;
  });
  throw new Error(`The settings are not complete:\n${lines.join('\n')}`);
}

let cached: Env | undefined;

/** The settings of this process, read on first use so that a build needs none of them. */
export function env(): Env {
  cached ??= readEnv(process.env);
  return cached;
}
