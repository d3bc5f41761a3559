import pg from 'pg';
import { vi } from 'vitest';

/** Runs `work` and lists the statements that it sent to the database, over all connections of this process:
 *  by name, or, for Prisma's queries and others, by the command with its first table. BEGIN and COMMIT
 *  count. */
export async function listStatements(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([config]) => label(config as unknown as Sent));
  } finally {
    query.mockRestore();
  }
}

type Sent = string | { text: string };

function label(sent: Sent): string {
  const text = typeof sent === 'string' ? sent : sent.text;
  const name = text.match(/^\/\* ([\w-]+) \*\//)?.[1];
  if (name) return name;
  const [command = ''] = text.trim().split(/\W/, 1);
  const table = text.match(/\b(?:FROM|INTO|UPDATE)\s+(?:"?public"?\.)?"?(\w+)"?/)?.[1];
  return table ? `${command} ${table}` : command;
}
