-- Run by psql in the database of the product, by a superuser, and again in each new one, before or after a restore into
-- it: `shuoyi` owns the tables and migrates, and `shuoyi_app`, as which servers, workers and backups connect, reads and
-- writes rows. It can neither make, change nor drop a table, nor switch off what keeps the logs append-only.

-- Roles are the server's, and are there already in its second database; rights are each database's own. Without
-- POSTGRES_APP_PASSWORD in the environment the role keeps the password that it has.
\set password `echo "$POSTGRES_APP_PASSWORD"`
SELECT set_config('shuoyi.password', :'password', false) <> '' AS "a password is set";
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'shuoyi_app') THEN
    CREATE ROLE shuoyi_app LOGIN;
  END IF;
  IF current_setting('shuoyi.password') <> '' THEN
    EXECUTE format('ALTER ROLE shuoyi_app PASSWORD %L', current_setting('shuoyi.password'));
  END IF;
END $$;

-- A schema that was made anew lets nobody in.
GRANT USAGE ON SCHEMA public TO shuoyi_app;
-- What there is, and what later migrations make.
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO shuoyi_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO shuoyi_app;
-- In any schema: a restore makes its tables beside those that it replaces.
ALTER DEFAULT PRIVILEGES FOR ROLE shuoyi
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO shuoyi_app;
ALTER DEFAULT PRIVILEGES FOR ROLE shuoyi GRANT USAGE, SELECT ON SEQUENCES TO shuoyi_app;
