import type { PGlite } from '@electric-sql/pglite';
import { plainBegin } from './plain-begin';

/** Frontend messages that leave unnamed state in the session, for the next message of the same connection:
 *  Parse, Bind, Describe, Execute, Close, Flush, and the data of a COPY. */
const BATCH_OPENERS = new Set([...'PBDECHd'].map((messageType) => messageType.charCodeAt(0)));
/** Messages after which another connection may be served: Sync, Query, Terminate, end of a COPY. */
const BATCH_ENDERS = new Set([...'SQXcf'].map((messageType) => messageType.charCodeAt(0)));

/** Makes the socket server finish a batch of one connection before it serves another one.
 *
 *  All connections share PGlite's one session. The server's queue (pglite-socket 0.2.17) keeps a
 *  transaction together, but serves another connection between the Parse and the Bind of a query
 *  outside of one; as both use the unnamed statement, one then runs the other's. The queue calls
 *  `isInTransaction()` to decide whether it must stay with a connection, so this returns true in a batch. */
export function serializeBatches(db: PGlite): PGlite {
  let withinBatch = false;
  return new Proxy(db, {
    get(target, name) {
      if (name === 'isInTransaction') return () => withinBatch || target.isInTransaction();
      if (name === 'execProtocolRawStream')
        return (...args: Parameters<PGlite['execProtocolRawStream']>) => {
          const [message, options] = args;
          const type = message[0] ?? 0;
          if (BATCH_OPENERS.has(type)) withinBatch = true;
          if (BATCH_ENDERS.has(type)) withinBatch = false;
          return target.execProtocolRawStream(plainBegin(message), options);
        };
      if (name === 'exec')
        // The server's own ROLLBACK for a closed connection.
        return (...args: Parameters<PGlite['exec']>) => {
          withinBatch = false;
          return target.exec(...args);
        };
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
