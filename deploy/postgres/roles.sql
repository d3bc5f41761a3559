-- Run once by psql in the database of the product, by a superuser: `shuoyi` owns the tables and migrates, and
-- `shuoyi_app`, as which servers, workers and backups connect, reads and writes rows. It can neither make, change nor
-- drop a table, nor switch off what keeps the logs append-only.
\set password `echo "$POSTGRES_APP_PASSWORD"`
CREATE ROLE shuoyi_app LOGIN PASSWORD :'password';

-- What there is, and what later migrations make.
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO shuoyi_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO shuoyi_app;
-- In any schema: a restore makes its tables beside those that it replaces.
ALTER DEFAULT PRIVILEGES FOR ROLE shuoyi
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO shuoyi_app;
ALTER DEFAULT PRIVILEGES FOR ROLE shuoyi GRANT USAGE, SELECT ON SEQUENCES TO shuoyi_app;
