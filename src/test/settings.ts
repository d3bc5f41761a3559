import { type Env, env, readEnv } from '~/env';

/** Changes settings for the rest of the test file; `setup.ts` reads them again for the next one. Test files
 *  of one worker share their modules, so that a mock of `~/env` would come too late. */
export function changeSettings(over: Partial<Env>): void {
  Object.assign(env(), over);
}

/** Reads every setting again. */
export function restoreSettings(): void {
  const settings: Partial<Env> = env();
  for (const name of Object.keys(settings) as (keyof Env)[]) delete settings[name];
  Object.assign(settings, readEnv(process.env));
}
