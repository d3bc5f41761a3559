import { databaseAddressProblem, splitHosts } from '~/lib/database-address';

/** The meaning of a failure of the first connection, and its remedy. */
interface Cause {
  /** Codes of Node's sockets, of TLS and of PostgreSQL. */
  codes: readonly string[];
  /** The message of a program that sets no code. */
  words?: RegExp;
  says: string;
  remedy: string;
  /** Whether it can pass by itself, as a restart does. */
  passes?: true;
}

/** The causes are tried in this order: PgBouncer uses one code for many failures, so its messages come first. */
const CAUSES: readonly Cause[] = [
  {
    codes: [],
    words: /no host takes writes/,
    says: 'no host takes writes',
    remedy: 'Start one of them as the primary, or correct hosts and ports.',
    passes: true,
  },
  {
    codes: [],
    words: /unsupported startup parameter/,
    says: 'this is a pooler in transaction mode',
    remedy: 'Add ?pgbouncer=true to the address.',
  },
  {
    codes: [],
    words: /client password must be a string|password cannot be empty|no password supplied/,
    says: 'the address has no password, and the server asks for one',
    remedy: 'Write it as postgresql://NAME:PASSWORD@HOST.',
  },
  {
    codes: ['28P01'],
    words: /SASL authentication failed|password authentication failed|wrong password/i,
    says: 'the password is not that of the role',
    remedy:
      'Correct it in the address, where signs such as @ : / # are percent-encoded, and behind PgBouncer in its auth_file.',
  },
  {
    codes: ['28000'],
    words: /no such user/,
    says: 'the server does not let this role in',
    remedy:
      'Make the role (deploy/postgres/roles.sql makes that of the servers), or let it in from this host in pg_hba.conf.',
  },
  {
    codes: ['3D000'],
    words: /no such database|^database "[^"]*" does not exist/,
    says: 'there is no such database',
    remedy: 'Create it, or correct the name that follows the host.',
  },
  {
    codes: ['ECONNREFUSED'],
    says: 'nobody listens there',
    remedy: 'Start PostgreSQL or the pooler, or correct host and port.',
    passes: true,
  },
  {
    codes: ['ENOTFOUND', 'EAI_AGAIN', 'EAI_NONAME'],
    says: 'no name server knows the host',
    remedy: 'Correct the host.',
  },
  {
    codes: ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'],
    words: /timeout expired|connection timeout|timeout exceeded when trying to connect/i,
    says: 'the host does not answer',
    remedy: 'Look whether it runs, and whether a firewall lets this machine in.',
    passes: true,
  },
  {
    codes: [
      ...['SELF_SIGNED_CERT_IN_CHAIN', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_HAS_EXPIRED'],
      ...['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'],
      'ERR_TLS_CERT_ALTNAME_INVALID',
    ],
    says: 'the server’s certificate is not trusted',
    remedy: 'Name the authority that signed it in NODE_EXTRA_CA_CERTS, and the host as it has it.',
  },
  {
    codes: [],
    words: /does not support SSL/,
    says: 'the server speaks no TLS',
    remedy: 'Leave sslmode out of the address, or turn ssl on there.',
  },
  {
    codes: ['53300'],
    words: /too many (?:clients|connections)|no more connections allowed/,
    says: 'it takes no more connections',
    remedy: 'Lower DATABASE_POOL, or raise max_connections there.',
    passes: true,
  },
  {
    codes: ['57P03', '57P01', '57P02'],
    says: 'it is starting or stopping',
    remedy: 'Wait until it is ready.',
    passes: true,
  },
  {
    codes: ['25006'],
    says: 'it is a replica, which takes no writes',
    remedy: 'Name the primary, or all hosts with ?target_session_attrs=read-write.',
    passes: true,
  },
  {
    codes: ['42501'],
    words: /permission denied for|must be owner of/,
    says: 'the role has not the rights that it needs',
    remedy:
      'What makes tables needs the owner’s address (npm run db:migrate, npm run restore); deploy/postgres/roles.sql, run in this database, gives servers theirs.',
  },
  {
    codes: ['42P01'],
    words: /relation "[^"]*" does not exist/,
    says: 'it has not the tables of this version',
    remedy: 'Migrate it over the owner’s direct address: npm run db:migrate.',
  },
  {
    codes: ['ECONNRESET', 'EPIPE', '08P01'],
    words: /Connection terminated/,
    says: 'the connection was cut',
    remedy: 'Look whether PostgreSQL listens there, and at its log.',
    passes: true,
  },
];

interface Explained {
  message: string;
  /** Whether it can pass by itself. */
  passes: boolean;
}

/** Explains a failure of the database to the operator who set its address: the setting, host, port, database and
 *  role, the problem, and the remedy. It never contains the password.
 *  @returns null for a failure that is not about the address, the rights or the state of the database */
export function explainFailure(error: unknown, address: string): Explained | null {
  const links = chainOf(error);
  for (const { code, message } of links) {
    const cause = CAUSES.find(
      ({ codes, words }) => codes.includes(code) || words?.test(message) === true,
    );
    if (!cause) continue;
    const { says, remedy, passes = false } = cause;
    return {
      message: `DATABASE_URL (${placeOf(address)}): ${says} (${brief(message) || code}). ${remedy}`,
      passes,
    };
  }
  return null;
}

/** The first connection failed for a reason that can be explained. */
export class FirstConnectionError extends Error {
  override readonly name = 'FirstConnectionError';

  /** @param passes whether it can pass by itself */
  constructor(
    message: string,
    readonly passes: boolean,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

/** Runs the first work that needs the database.
 *  @throws FirstConnectionError with the explanation, if there is one, or because the address is invalid; otherwise
 *    the failure itself */
export async function explainingFailures<T>(address: string, work: () => Promise<T>): Promise<T> {
  const problem = databaseAddressProblem(address);
  if (problem)
    throw new FirstConnectionError(`DATABASE_URL is not usable: ${problem}.`, false, undefined);
  try {
    return await work();
  } catch (error) {
    const explained = explainFailure(error, address);
    if (!explained) throw error;
    throw new FirstConnectionError(explained.message, explained.passes, error);
  }
}

interface Link {
  code: string;
  message: string;
}

/** The failure and its causes, the innermost first, because it is the most specific. */
function chainOf(error: unknown): Link[] {
  const links: Link[] = [];
  const add = (one: unknown, depth: number) => {
    if (typeof one !== 'object' || one === null || depth > 5) return;
    const { code, originalCode, message, originalMessage, cause, errors, meta } = one as Record<
      string,
      unknown
    >;
    const inner = [cause, ...(Array.isArray(errors) ? errors : [])];
    inner.push((meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError);
    for (const next of inner) add(next, depth + 1);
    links.push({
      code: String(originalCode ?? code ?? ''),
      message: String(originalMessage ?? message ?? ''),
    });
  };
  add(error, 0);
  return links;
}

/** The line of a message that says what happened, without the paths and frames around it. */
function brief(message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  const line = lines.find((one) => /^(?:db )?error:/i.test(one)) ?? lines.find(Boolean) ?? '';
  return line.replace(/^(?:db )?error:\s*/i, '').replace(/\.$/, '');
}

function placeOf(address: string): string {
  try {
    const urls = splitHosts(address).map((host) => new URL(host));
    const hosts = urls.map(({ hostname, port }) => `${hostname || 'localhost'}:${port || 5432}`);
    const [{ pathname = '', username = '' } = {}] = urls;
    const role = decodeURIComponent(username);
    return `host ${hosts.join(', ')}, database ${decodeURIComponent(pathname.slice(1)) || role || '–'}, role ${role || '–'}`;
  } catch {
    return 'not an address of PostgreSQL';
  }
}
