/** A child process that serves one embedded database from a migrated dump, for one test worker. */
import { openAsBlob } from 'node:fs';
import { startEmbedded } from '../launcher/database/embedded';

const template = process.argv[2];
if (template === undefined || !process.send) throw new Error('Started by database.global.ts only.');
process.on('disconnect', () => process.exit());
const database = await startEmbedded({ template: await openAsBlob(template) });
process.send(database.url);
