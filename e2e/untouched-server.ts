import type { App } from './app';
import { test as base } from './fixtures';
import { startedApp } from './started-app';

/** A test on a server that shows what a new installation does: no test on it publishes anything. */
export const test = base.extend<object, { app: App }>({ app: startedApp() });
