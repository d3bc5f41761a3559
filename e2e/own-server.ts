import type { App } from './app';
import { test as base } from './fixtures';
import { startedApp } from './started-app';

/** A test on a server of its own, for changes that every visitor sees. */
export const test = base.extend<object, { app: App }>({ app: startedApp() });
