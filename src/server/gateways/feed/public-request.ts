import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { FeedError } from './feed-error';
import { forbiddenAddress, isGlobalAddress, lookupGlobal } from './global-address';

const HEADERS = {
  'user-agent': 'Shuoyi-News/1.0',
  accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml, */*;q=0.1',
  'accept-encoding': 'gzip, deflate, br',
};

/** Parses an address of http or https without a name and a password in it.
 *  @throws FeedError notWeb | hasPassword */
export function parseWebAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new FeedError('notWeb');
  if (url.username || url.password) throw new FeedError('hasPassword');
  return url;
}

/** Sends a request that connects to global addresses only: the name is resolved once, and its addresses are
 *  checked. It follows no redirect.
 *  @param privateOrigins whose servers may have any address
 *  @param ownAddresses of this machine, which are refused even if they are public
 *  @throws Error of the connection; `isForbiddenAddress` knows it */
export function requestPublic(
  url: URL,
  privateOrigins: readonly string[],
  signal: AbortSignal,
  ownAddresses = listOwnAddresses(),
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const request = isSecure ? requestByHttps : requestByHttp;
  const Agent = isSecure ? RequestFilteringHttpsAgent : RequestFilteringHttpAgent;
  const isAnywhere = privateOrigins.includes(url.origin);
  const agent = isAnywhere
    ? new Agent({ allowPrivateIPAddress: true })
    : new Agent({ denyIPAddressList: ownAddresses });
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isAnywhere && isIP(host) !== 0 && !isGlobalAddress(host))
    return Promise.reject(forbiddenAddress(host));
  const lookup = isAnywhere ? undefined : lookupGlobal;
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: HEADERS, signal, maxHeaderSize: 32_768, lookup }, resolve)
      .on('error', reject)
      .end();
  });
}

/** Whether the message of an error is that of a refused address. */
export const isForbiddenAddress = (message: string): boolean => message.startsWith('DNS lookup ');

const listOwnAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address));
