// `generate` and `validate` need no native engine; any executable keeps the CLI from downloading one.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default { schema: 'prisma/schema' };
