import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const secretsSchema = z.object({
  APP_SECRET: z.string().min(32),
  SANDBOX_BANK_SECRET: z.string().min(32),
  /** Password of the demo account, which exists on the embedded default only. */
  demoPassword: z.string().min(8),
});

export type Secrets = z.infer<typeof secretsSchema>;

// Short words, different from each other, and easy to type from a terminal.
const WORDS =
  'amber apple basil beach berry birch bloom bread brook cedar chalk cloud clover coral crane daisy delta drift ember fern field flint frost garden ginger grape hazel honey ivory jade kettle lemon lilac linen lotus maple melon mint moss noodle oasis olive onion orchid otter paper peach pearl pebble pepper pine plum poppy quartz rain reed river robin sage sand shell silk spruce stone sugar summer thyme tiger tulip velvet violet walnut willow winter'.split(
    ' ',
  );

/** Generates four words and two digits: about 31 bits, for the demo account of the embedded default. */
export function generatePassphrase(): string {
  const words = Array.from({ length: 4 }, () => WORDS[randomInt(WORDS.length)]);
  return `${words.join('-')}-${randomInt(10, 100)}`;
}

/** Loads the secrets of a data folder, generated at its first use; readable by their owner only.
 *  @throws Error naming the file when it is damaged: new secrets would end all sessions */
export function loadSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  if (!existsSync(file)) {
    const secrets: Secrets = {
      APP_SECRET: randomBytes(32).toString('base64url'),
      SANDBOX_BANK_SECRET: randomBytes(32).toString('base64url'),
      demoPassword: generatePassphrase(),
    };
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return secrets;
  }
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} is damaged. Restore it, or delete it to get new secrets.`, {
      cause: error,
    });
  }
}
