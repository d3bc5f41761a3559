import { migrationFolder, writeMigration } from './write-migration';

const written = await writeMigration(migrationFolder(process.argv[2] ?? '', new Date()));
console.log(
  written === null
    ? 'The schema has not changed since the last migration; nothing was written.'
    : `Wrote ${written}. Read the SQL before you commit it.`,
);
