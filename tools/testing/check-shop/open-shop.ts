import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Browser } from './browser';
import { Report } from './report';
import type { Plan, Shop } from './shop';

/** Finds the plans for sale, and the secret of the bank and the folder of mails on this machine.
 *  @throws Error with a sentence when no shop responds */
export async function openShop(site: string, settings: NodeJS.ProcessEnv): Promise<Shop> {
  const { data } = await new Browser(site).query('plan.list').catch((error: Error) => {
    throw new Error(`Nothing answers at ${site} (${String(error.cause ?? error)}).`);
  });
  const plans: Plan[] = [...(data ?? [])].sort((one: Plan, other: Plan) => one.price - other.price);
  if (plans.length < 2) throw new Error(`The server at ${site} sells no plans.`);
  const { DATA_DIR: folder, SANDBOX_BANK_SECRET: secret } = settings;
  return {
    site,
    plans,
    report: new Report(console.log),
    bankSecret: secret || (folder ? readBankSecret(folder) : null),
    mailFolder: folder ? join(folder, 'mail') : null,
  };
}

function readBankSecret(folder: string): string | null {
  const file = join(folder, 'secrets.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).SANDBOX_BANK_SECRET : null;
}
