/** Scheme and account, hosts, and the rest of an address. */
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*)([\s\S]*)/;

/** The parameter of an address that selects one of its hosts. */
const WANTED = 'target_session_attrs';

/** Splits a PostgreSQL address into one for each of its hosts: `postgresql://a,b:5433/shop` has two, in libpq's
 *  notation, which is no URL.
 *  @throws TypeError when it is no such address */
export function splitHosts(address: string): string[] {
  const [, account, hosts, rest] = ADDRESS.exec(address) ?? [];
  if (account === undefined || hosts === undefined) throw new TypeError('not a PostgreSQL address');
  return hosts.split(',').map((host) => {
    const url = new URL(`${account}${host}${rest}`);
    url.searchParams.delete(WANTED);
    return url.href;
  });
}

/** The reason why an address cannot be used; null when it can. With several hosts the product needs the one
 *  that accepts writes, so an address that selects another one is invalid. */
export function databaseAddressProblem(address: string): string | null {
  try {
    const hosts = splitHosts(address);
    if (hosts.length > 1 && hosts.some((url) => new URL(url).hostname === ''))
      return 'names a host that is empty';
    const wanted = new URL(address.replace(ADDRESS, 'x:$3')).searchParams.get(WANTED);
    return wanted === null || wanted === 'read-write' ? null : `${WANTED} must be read-write`;
  } catch {
    return 'must be postgresql://NAME:PASSWORD@HOST:PORT/DATABASE, or with several hosts HOST:PORT,HOST:PORT, with nothing around it, and with @ : / # ? % of the password percent-encoded';
  }
}
