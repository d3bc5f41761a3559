import type { App } from './app';
import { test as base } from './fixtures';
import { startedApp } from './started-app';

/** A test on a server in the state of a new installation: no test publishes anything on it. */
export const test = base.extend<object, { app: App }>({ app: startedApp() });
