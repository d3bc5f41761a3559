import type { TestServer } from '~/test/real-postgres';
import type { Options } from './options';
import type { Pinning } from './pinning';
import type { StartedServer } from './start-server';

/** The environment shared by all servers of a comparison. */
export interface Environment {
  options: Options;
  pinning: Pinning | null;
  postgres: TestServer;
  /** Address of a database of the shared PostgreSQL server. */
  databaseUrl(name: string): string;
  /** Folder of logs and of the product's data; deleted at the end. */
  scratch: string;
  /** Servers to stop after the comparison, the last one first. */
  started: Pick<StartedServer, 'stop'>[];
}
