import { committedSchema, migrationFolder, writeMigration } from './write-migration';

const folder = migrationFolder(process.argv[2] ?? '', new Date());
const written = await writeMigration(folder, await committedSchema());
console.log(
  written === null
    ? 'The schema has not changed since the last migration; nothing was written.'
    : `Wrote ${written}. Read the SQL before you commit it.`,
);
